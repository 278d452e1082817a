import { useState } from 'react';
import type { TemplateKind } from '#common/reviews/templates/placeholders.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { localId } from '#web/kit/local-id.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Templates.module.css';
import { kindLabels, type TemplateRow } from './template-row.ts';

type TemplateListProps = {
  templates: readonly TemplateRow[];
  kind: TemplateKind;
  /** The address of the list, or of a template by its local id. */
  hrefOf: (at: { id?: string; kind?: TemplateKind }) => string;
};

/** The replies or posts to choose from, by name, with a search. */
export function TemplateList({ templates, kind, hrefOf }: TemplateListProps) {
  const [words, setWords] = useState('');
  const ofKind = templates.filter((template) => template.kind === kind);
  const found = ofKind.filter((template) => matches(template, words));
  return (
    <div className={styles.part}>
      <Tabs
        label="Kinds of templates"
        tabs={(['reply', 'post'] as const).map((one) => ({
          label: kindLabels[one],
          href: hrefOf({ kind: one }),
          current: one === kind,
        }))}
      />
      {ofKind.length > 0 && (
        <TextField
          type="search"
          name="words"
          label="Search templates"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
        />
      )}
      <DataTable
        label={kindLabels[kind]}
        columns={columns}
        rows={found.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf({ id: localId(id) })}
        isStacked
        empty={
          <EmptyState>
            {ofKind.length > 0
              ? 'No templates match your search.'
              : kind === 'reply'
                ? 'No saved replies yet. Save a text that you often write, and reuse it with the facts of each review.'
                : 'No saved posts yet. Save a text for your posts, and reuse it with the facts of each review.'}
          </EmptyState>
        }
      />
    </div>
  );
}

const columns: readonly Column<TemplateRow>[] = [
  { key: 'name', head: 'Template', cell: ({ name }) => name },
  { key: 'body', head: 'Text', cell: ({ body }) => <span className={styles.start}>{body}</span>, isRest: true },
  {
    key: 'whose',
    head: 'Used by',
    cell: ({ isShared }) => (isShared ? <Tag tone="info">Your agency</Tag> : <Tag>You</Tag>),
  },
];

/** Whether each of the words occurs in the name or the text. */
function matches({ name, body }: TemplateRow, words: string): boolean {
  const text = `${name} ${body}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
