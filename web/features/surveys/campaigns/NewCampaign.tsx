import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { campaignName } from '#common/surveys/inputs.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { campaignUrl } from '#common/urls.ts';
import type { NewCampaignMutation } from '#web/__generated__/NewCampaignMutation.graphql.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { audienceIn, audienceWords } from '../survey-words.ts';

type NewCampaignProps = {
  open: boolean;
  surveys: readonly { readonly id: string; readonly audience: string }[];
  onClose: () => void;
};

/** The form of a new campaign. Once created, its settings open. */
export function NewCampaign({ open, ...props }: NewCampaignProps) {
  return (
    <Dialog title="New campaign" open={open} onClose={props.onClose}>
      {open && <NewCampaignForm {...props} />}
    </Dialog>
  );
}

const schema = z.object({ name: campaignName });

function NewCampaignForm({ surveys, onClose }: Omit<NewCampaignProps, 'open'>) {
  const navigate = useNavigate();
  const [surveyId, setSurveyId] = useState(surveys[0]!.id);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const form = useAppForm<{ name: string }>(schema as never, { name: '' });
  const create = useCommand<NewCampaignMutation>(graphql`
    mutation NewCampaignMutation($input: CreateCampaignInput!) {
      createCampaign(input: $input) {
        campaign {
          id
        }
        errors { code message field }
      }
    }
  `);
  const send = async ({ name }: { name: string }) => {
    setBusy(true);
    setProblems([]);
    try {
      const { createCampaign } = await create({ surveyId, name });
      void navigate(campaignUrl(localId(createCampaign!.campaign!.id)));
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <AppTextField
        form={form}
        name="name"
        label="Name"
        help="Only your agency sees it, such as 'After the first month'."
        maxLength={surveyLimits.campaignName}
      />
      <Choice
        name="surveyId"
        legend="Who is asked"
        value={surveyId}
        onChange={({ target }) => setSurveyId(target.value)}
        options={surveys.map(({ id, audience }) => ({ value: id, label: audienceWords[audienceIn(audience)] }))}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Create campaign
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}
