import { useState } from 'react';
import { profileUrl } from '#common/urls.ts';
import type { WidgetToEmbed } from '#common/widgets/code.ts';
import type { WidgetKind, WidgetLayout } from '#common/widgets/widgets.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { builders } from './builders.ts';
import type { Agency } from './subjects.ts';
import type { WidgetRow } from './use-save-widget.ts';
import styles from './Widgets.module.css';

/** The code of a widget to copy, and where it goes in the usual site builders. */
export function WidgetCode({ widget, agency }: { widget: WidgetRow; agency: Agency }) {
  const [chosen, setChosen] = useState(builders[0]!.value);
  const builder = builders.find(({ value }) => value === chosen)!;
  const embedded: WidgetToEmbed = {
    ...{ key: widget.key, kind: widget.kind as WidgetKind, layout: widget.layout as WidgetLayout },
    subjectName: widget.subjectName,
    profile: widget.recruiter
      ? profileUrl({ kind: 'recruiter', slug: widget.recruiter.slug })
      : profileUrl({ kind: 'agency', slug: agency.slug }),
  };
  const code = builder.codeOf(window.location.origin, embedded);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify.success(`${builder.noun} copied.`);
    } catch {
      notify.error(`Copying is blocked in this browser. Select the ${builder.noun.toLowerCase()} and copy it.`);
    }
  };
  return (
    <Card title="Add it to your site">
      <div className={styles.part}>
        <SelectField
          name="builder"
          label="Your site is made with"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={builders.map(({ value, label }) => ({ value, label }))}
        />
        <ol className={styles.steps}>
          {builder.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <TextArea
          name="code"
          label={builder.noun}
          value={code}
          readOnly
          rows={builder.noun === 'Code' ? 7 : 2}
          onFocus={({ target }) => target.select()}
          help="After you change the kind or the layout, copy it again. Other changes show on your site automatically."
        />
        <FormActions>
          <Button onClick={copy}>{`Copy ${builder.noun.toLowerCase()}`}</Button>
        </FormActions>
      </div>
    </Card>
  );
}
