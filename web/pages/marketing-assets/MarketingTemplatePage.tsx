import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { type AssetTemplate, assetTemplates } from '#common/assets/assets.ts';
import { assetTemplateWords } from '#common/assets/words.ts';
import { isStaff, kindOf } from '#common/kinds.ts';
import { meets } from '#common/roles.ts';
import { marketingAssetsUrl, marketingTemplateUrl } from '#common/urls.ts';
import type { MarketingTemplatePageQuery } from '#web/__generated__/MarketingTemplatePageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { AssetEditor } from '#web/features/assets/AssetEditor.tsx';
import styles from '#web/features/assets/Assets.module.css';
import { localId } from '#web/kit/local-id.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { isLocalId } from '#web/list/global-id.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

/** Where a template is filled with the figures of a recruiter or an agency, customized, downloaded and shared. */
export default function MarketingTemplatePage({ data, address }: PageProps<MarketingTemplatePageQuery>) {
  const navigate = useNavigate();
  const subjects = useSubjects(data);
  const { template: named, agency, recruiter } = address.query;
  const template: AssetTemplate = assetTemplates.find((one) => one === named) ?? assetTemplates[0];
  const wanted = agency ? `Agency:${agency}` : recruiter ? `Recruiter:${recruiter}` : undefined;
  const subject = wanted ? subjects.find(({ value }) => value === wanted) : subjects[0];
  const { assetContent: content } = data;
  const go = (to: AssetTemplate, id: string) => navigate(addressOf(to, id, subjects[0]?.value), { replace: true });
  return (
    <Screen
      title={assetTemplateWords[template].label}
      about={assetTemplateWords[template].help}
      above={
        <Breadcrumb
          steps={[
            { label: 'Marketing assets', href: marketingAssetsUrl() },
            { label: assetTemplateWords[template].label },
          ]}
        />
      }
    >
      {content && subject ? (
        <>
          <div className={styles.pair}>
            <SelectField
              name="template"
              label="Template"
              value={template}
              onChange={({ target }) => go(target.value as AssetTemplate, subject.value)}
              options={assetTemplates.map((value) => ({ value, label: assetTemplateWords[value].label }))}
            />
            {subjects.length > 1 && (
              <SelectField
                name="subject"
                label="About"
                value={subject.value}
                onChange={({ target }) => go(template, target.value)}
                options={[...subjects]}
              />
            )}
          </div>
          <AssetEditor key={subject.value} template={template} content={content} subjectId={subject.value} />
        </>
      ) : (
        <EmptyState action={<Button href={marketingAssetsUrl()}>Back to marketing assets</Button>}>
          {wanted?.startsWith('Agency')
            ? "We can't make templates of this agency. It may not be approved yet, or you may not have access."
            : wanted
              ? "We can't find that recruiter. They may have left, or you may not have access."
              : 'Recruiters with a profile make templates with their figures here.'}
        </EmptyState>
      )}
    </Screen>
  );
}

/** The template of a subject; one's own has the shortest address. */
function addressOf(template: AssetTemplate, id: string, own: string | undefined): string {
  if (id === own) return marketingTemplateUrl({ template });
  return marketingTemplateUrl({ template, [id.startsWith('Agency') ? 'agency' : 'recruiter']: localId(id) });
}

/** Who templates can be about: oneself, and for an agency's admin the agency and its people. */
function useSubjects({ viewer }: MarketingTemplatePageQuery['response']) {
  const held = useHeldRoles();
  const self = viewer?.recruiter;
  if (!self) return [];
  const own = { value: self.id, label: `${self.name} (you)` };
  if (!meets(held, 'recruiter_admin') || isStaff(kindOf(held ?? []))) return [own];
  const { agency } = self;
  const people = nodesOf(agency.recruiters).filter(({ id }) => id !== self.id);
  return [
    own,
    { value: agency.id, label: `${agency.name} (whole agency)` },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

export const page = definePage<MarketingTemplatePageQuery>({
  query: graphql`
    query MarketingTemplatePageQuery($subjectId: ID) {
      assetContent(subjectId: $subjectId)
      viewer {
        recruiter {
          id
          name
          agency {
            id
            name
            recruiters(first: 100) { edges { node { id name } } }
          }
        }
      }
    }
  `,
  parameters: ['template', 'agency', 'recruiter'],
  variables: ({ query: { agency = '', recruiter = '' } }) => ({
    subjectId: isLocalId(agency) ? `Agency:${agency}` : isLocalId(recruiter) ? `Recruiter:${recruiter}` : null,
  }),
  head: () => ({ title: 'Marketing template', canonical: null }),
});
