import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { factsOf } from '#common/reviews/templates/facts.ts';
import type { TemplateKind } from '#common/reviews/templates/placeholders.ts';
import { absolute, reviewUrl } from '#common/urls.ts';
import type { TemplateChooser_review$key } from '#web/__generated__/TemplateChooser_review.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { localId } from '#web/kit/local-id.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewArticle } from '../public/ReviewArticle.tsx';
import { ReplyForm, type TypedReply } from '../replies/ReplyForm.tsx';
import { OpenTemplate } from './OpenTemplate.tsx';
import { TemplateList } from './TemplateList.tsx';
import styles from './Templates.module.css';
import type { TemplateRow } from './template-row.ts';

type TemplateChooserProps = {
  review: TemplateChooser_review$key;
  templates: readonly TemplateRow[];
  /** The template to open, by its local id; undefined lists them. */
  openId: string | undefined;
  kind: TemplateKind;
  hrefOf: (at: { id?: string; kind?: TemplateKind }) => string;
  /** Called once a reply is saved. */
  onReplied: (isQueued: boolean) => void;
};

/** The templates for a review, or one of them filled with its facts, beside the review. */
export function TemplateChooser({ review: key, templates, openId, kind, hrefOf, onReplied }: TemplateChooserProps) {
  const review = useFragment(
    graphql`
      fragment TemplateChooser_review on Review {
        id
        shownName
        reviewerType
        reviewerRole
        title
        queuedReply
        reply {
          body
        }
        recruiter {
          name
        }
        agency {
          name
        }
        ...ReviewArticle_review
        ...ReplyForm_review
      }
    `,
    key,
  );
  const open = templates.find(({ id }) => localId(id) === openId);
  const facts = factsOf(review, absolute(location.origin, reviewUrl(localId(review.id))));
  const { kept } = useUnsent<TypedReply>(`reply ${review.id}`);
  const [used, setUsed] = useState<{ text: string; count: number } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const put = (text: string) => setUsed({ text, count: (used?.count ?? 0) + 1 });
  const written = kept?.body ?? review.queuedReply ?? review.reply?.body;
  const use = (text: string) => ((used || written) && written !== text ? setAsked(text) : put(text));
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {openId && !open && (
          <Notice tone="warn">
            We can't find that template. It may have been deleted, or you may not have access.
          </Notice>
        )}
        {open ? (
          <OpenTemplate key={open.id} template={open} facts={facts} listHref={hrefOf({ kind })} onUse={use} />
        ) : (
          <TemplateList templates={templates} kind={kind} hrefOf={hrefOf} />
        )}
        {used && (
          <Card title="Your reply">
            <ReplyForm
              key={used.count}
              review={review}
              begin={used.text}
              onDone={onReplied}
              onCancel={() => setUsed(null)}
            />
          </Card>
        )}
        <Confirm
          title="Replace what you wrote?"
          verb="Replace"
          tone="primary"
          done="Text replaced."
          open={asked !== null}
          onClose={() => setAsked(null)}
          act={async () => put(asked!)}
        >
          <p>The template replaces your text in the form. Nothing is published until you save it.</p>
        </Confirm>
      </div>
      <section className={styles.column} aria-label="The review">
        <ReviewArticle review={review} href={null} headingLevel={2} isCopy />
      </section>
    </div>
  );
}
