import { isLinkedInPost, linkedInPostWarning } from '#common/links.ts';
import { postLimits } from '#common/posts/posts.ts';
import { isFairQuotation } from '#common/reviews/quotation.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The part of the review that is quoted. */
export function QuoteSection({
  review,
}: {
  review: { readonly title: string; readonly body: string } | null | undefined;
}) {
  const { field, values, set } = useSection({ quote: '' });
  const quote = values.quote.trim();
  const isUnfair = review && quote && quote !== review.title && !isFairQuotation(review.body, quote);
  const { error, ...input } = field('quote');
  return (
    <SettingsSection id="quotation" title="Quotation" labels={{ quote: 'Quotation' }}>
      <TextArea
        {...input}
        label="What you quote"
        optional
        rows={5}
        maxLength={postLimits.quote}
        help="Leave it empty to quote the review from its start. You can leave out whole words: put '…' in their place."
        error={error}
        warning={
          isUnfair
            ? "This isn't what the reviewer wrote. Quote whole words in their order, and put '…' where you leave some out."
            : undefined
        }
      />
      {review && (
        <div>
          <Button size="small" onClick={() => set('quote', review.body)}>
            Start from the whole review
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

/** The texts about a job that the picture shows. */
export function JobSection() {
  const { field, tick } = useSection({
    ...{ title: '', subtitle: '', description: '', location: '', showContact: false, showReviewInfo: false },
  });
  return (
    <SettingsSection
      id="job"
      title="Job"
      labels={{
        ...{ title: 'Title', subtitle: 'Line below the title', description: 'Description', location: 'Place' },
        ...{ showContact: 'Name and phone', showReviewInfo: 'Score' },
      }}
    >
      <TextField {...field('title')} label="Title" maxLength={postLimits.title} />
      <TextField {...field('subtitle')} label="Line below the title" optional maxLength={postLimits.subtitle} />
      <TextField {...field('location')} label="Place" optional maxLength={postLimits.location} />
      <TextArea {...field('description')} label="Description" optional rows={4} maxLength={postLimits.description} />
      <Checkbox {...tick('showContact')} label="Show your name and phone number" />
      <Checkbox {...tick('showReviewInfo')} label="Show your score and number of reviews" />
    </SettingsSection>
  );
}

/** What is written beside the picture in the network, and where a job's post leads. */
export function NetworkSection({ isJob }: { isJob: boolean }) {
  const { field, values } = useSection({ text: '', link: '' });
  return (
    <SettingsSection
      id="network"
      title="Text of the post"
      labels={{ text: 'Text', ...(isJob && { link: 'Link' }) }}
      about={<p>{`Copy it into the post beside the picture.${isJob ? '' : ' The link to the review is added.'}`}</p>}
    >
      <TextArea {...field('text')} label="Text" optional rows={5} maxLength={postLimits.text} />
      {isJob && (
        <TextField
          {...field('link')}
          type="url"
          label="Link to the job"
          optional
          placeholder="https://"
          warning={isLinkedInPost(values.link) ? linkedInPostWarning : undefined}
        />
      )}
    </SettingsSection>
  );
}
