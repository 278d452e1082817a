import { useState } from 'react';
import { z } from 'zod';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppFrame } from '#web/app-ui/AppFrame.tsx';
import { AppSelect } from '#web/app-ui/AppSelect.tsx';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { AppDate, AppRadioGroup, AppTextArea, AppTextField } from '#web/app-ui/fields.tsx';
import { useAppForm } from '#web/app-ui/form.ts';
import { SaveOverlay, type SaveState } from '#web/app-ui/SaveOverlay.tsx';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { AppToasts, notify } from '#web/app-ui/toasts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';

type Placement = { id: string; who: string; title: string; start: string; state: string; stars: number | null };

const placements: Placement[] = [
  { id: '1', who: 'Priya Nair', title: 'Site engineer', start: 'Oct 5, 2026', state: 'Published', stars: 5 },
  { id: '2', who: 'Tom Hale', title: 'Quantity surveyor', start: 'Oct 12, 2026', state: 'Asked', stars: null },
  { id: '3', who: 'Ana Sousa', title: 'Project manager', start: 'Nov 2, 2026', state: 'Scheduled', stars: null },
  { id: '4', who: 'Jon Park', title: 'Estimator', start: 'Nov 9, 2026', state: 'Not asked', stars: null },
];

const columns: Column<Placement>[] = [
  { key: 'who', head: 'Candidate', cell: (row) => row.who, sort: { href: '#who', now: 'ascending' } },
  { key: 'title', head: 'Job', cell: (row) => row.title },
  { key: 'start', head: 'First day', cell: (row) => row.start, wideOnly: true },
  { key: 'state', head: 'Review', cell: (row) => <Tag tone={row.stars ? 'good' : 'neutral'}>{row.state}</Tag> },
  { key: 'stars', head: 'Stars', cell: (row) => row.stars && <Stars value={row.stars} size="small" />, wideOnly: true },
];

/** The signed-in frame with the parts its pages use. */
export function AppGallery() {
  const [open, setOpen] = useState<string | null>(null);
  const at = placements.findIndex((row) => row.id === open);
  const step = (by: number) => placements[at + by] && (() => setOpen(placements[at + by]?.id ?? null));
  const theme = document.documentElement.dataset.theme as 'day' | 'night' | undefined;
  return (
    <AppTheme {...(theme && { theme })}>
      <AppFrame homeHref="#home" rail={rail} account={<a href="#out">Sign out</a>}>
        <TitleRow
          title="Placements"
          about="Whom you placed, and who was asked."
          action={<Button variant="primary">Add a placement</Button>}
        />
        <Tabs
          label="Placements"
          tabs={[
            { label: 'All', href: '#all', current: true, count: '4' },
            { label: 'Incomplete', href: '#incomplete', count: '0' },
            { label: 'To ask', href: '#ask', count: '1' },
          ]}
        />
        <DataTable
          label="Placements"
          columns={columns}
          rows={placements}
          rowKey={(row) => row.id}
          onOpen={(row) => setOpen(row.id)}
          openKey={open}
        />
        <PlacementForm />
        <SidePanel
          title={placements[at]?.who}
          open={open !== null}
          onClose={() => setOpen(null)}
          onPrevious={step(-1)}
          onNext={step(1)}
          actions={<Button variant="primary">Ask for a review</Button>}
        >
          <p>{placements[at]?.title}</p>
        </SidePanel>
        <AppToasts />
      </AppFrame>
    </AppTheme>
  );
}

const rail = [
  {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Reviews', href: '#reviews', count: 3 },
      { label: 'Placements', href: '#placements', current: true },
    ],
  },
  {
    title: 'Tools',
    items: [
      { label: 'Widgets', href: '#widgets' },
      { label: 'Invite settings', href: '#invite' },
    ],
  },
];

const placementInput = z.object({
  jobTitle: z.string().min(1, 'Write the title of the job'),
  kind: z.string().min(1, 'Choose the kind of work'),
  start: z.iso.date('Choose the first day'),
  invitations: z.enum(['candidate', 'employer']),
  message: z.string().max(500),
});

function PlacementForm() {
  const form = useAppForm(placementInput, { jobTitle: '', kind: '', start: '', invitations: 'candidate', message: '' });
  const [state, setState] = useState<SaveState>('idle');
  const save = () => {
    setState('saving');
    setTimeout(() => {
      setState('done');
      notify.success('Operation completed');
    }, 800);
  };
  return (
    <Card title="A placement">
      <SaveOverlay state={state}>
        <AppForm form={form} onSubmit={save}>
          <AppTextField form={form} name="jobTitle" label="Job title" />
          <AppSelect form={form} name="kind" label="Kind of work" options={kinds} placeholder="Choose one" />
          <AppDate form={form} name="start" label="First day" help="The review is asked for a week later." />
          <AppRadioGroup form={form} name="invitations" label="Whom to ask" options={sides} inline />
          <AppTextArea form={form} name="message" label="Your message" optional maxLength={500} />
          <FormActions>
            <Button type="submit" variant="primary" busy={state === 'saving'}>
              Save placement
            </Button>
          </FormActions>
        </AppForm>
      </SaveOverlay>
    </Card>
  );
}

const kinds = ['Permanent', 'Fixed-term', 'Contract'].map((label) => ({ value: label, label }));
const sides = [
  { value: 'candidate', label: 'The candidate' },
  { value: 'employer', label: 'The employer' },
];
