import type { ReactNode } from 'react';
import { agencyReviewUrl, privacyUrl, surveySuccessUrl } from '#common/urls.ts';
import { PageForm } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SurveyCard, SurveyThanks } from '../questions/SurveyCard.tsx';
import styles from './SurveyFrame.module.css';
import type { SurveyForm } from './survey-answer.ts';

type SurveyFrameProps = {
  form: Pick<SurveyForm, 'accent' | 'agencyName' | 'logoUrl' | 'agencyLegalName' | 'agencyContact' | 'isAnonymous'>;
  children: ReactNode;
};

/** A page of a survey in the agency's look. Below it: who asks, and who gets the answers. */
export function SurveyFrame({ form, children }: SurveyFrameProps) {
  const { accent, agencyName, logoUrl, agencyLegalName, agencyContact, isAnonymous } = form;
  const legalName = agencyLegalName && agencyLegalName !== agencyName ? ` (${agencyLegalName})` : '';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{`Survey by ${agencyName}`}</h1>
      <SurveyCard look={{ accent, agencyName, logo: logoUrl ?? null }}>{children}</SurveyCard>
      <div className={styles.foot}>
        <p>
          <span>{`This survey is by ${agencyName}${legalName}. `}</span>
          <span>
            {isAnonymous
              ? `It's anonymous: ${agencyName} gets your answers, but not who gave them. What you write yourself is shown as it is.`
              : `Your answers go to ${agencyName}, with your name.`}
          </span>
        </p>
        <p>
          {agencyContact && (
            <span>
              {'Questions? Write to '}
              <Link href={`mailto:${agencyContact}`}>{agencyContact}</Link>
              {'. '}
            </span>
          )}
          {!isAnonymous && <span>{"If you don't want these emails, use the unsubscribe link in the email. "}</span>}
          <Link href={privacyUrl()}>Privacy</Link>
        </p>
      </div>
    </div>
  );
}

type EndedForm = Pick<
  SurveyForm,
  'agencyName' | 'agencySlug' | 'thanksTitle' | 'thanksText' | 'googleUrl' | 'offersReview'
>;

type SurveyEndProps = {
  form: EndedForm;
  title?: string;
  /** Of the email, if there is one: the review is then the person's own. */
  token?: string | undefined;
};

/**
 * Thanks a person who has answered, and shows where they can review the agency. With the link of an email, pressing the
 * button invites them, so it is a form.
 */
export function SurveyEnd({ form, title, token }: SurveyEndProps) {
  const { agencyName, agencySlug, thanksTitle, thanksText, googleUrl, offersReview } = form;
  return (
    <SurveyThanks title={title ?? thanksTitle ?? ''} text={thanksText ?? ''}>
      {(googleUrl || offersReview) && (
        <div className={styles.ways}>
          {googleUrl && <Button href={googleUrl}>{`Review ${agencyName} on Google`}</Button>}
          {offersReview && !token && (
            <Button href={agencyReviewUrl(agencySlug)}>{`Review ${agencyName} on Plaudit`}</Button>
          )}
          {offersReview && token && (
            <PageForm action={surveySuccessUrl(token)}>
              <Button type="submit">{`Review ${agencyName} on Plaudit`}</Button>
            </PageForm>
          )}
        </div>
      )}
    </SurveyThanks>
  );
}
