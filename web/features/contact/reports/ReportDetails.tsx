import { graphql, useFragment } from 'react-relay';
import { type ReportReason, reportReasonWords } from '#common/contact/report-words.ts';
import { formatDateTime } from '#common/formats.ts';
import { agencyUrl, recruiterUrl } from '#common/urls.ts';
import type { ReportDetails_report$key } from '#web/__generated__/ReportDetails_report.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { reportStateWords } from './report-state-words.ts';

/** What a visitor says is wrong with a profile, and the decision. */
export function ReportDetails({ report }: { report: ReportDetails_report$key }) {
  const { recruiter, agency, ...data } = useFragment(
    graphql`
      fragment ReportDetails_report on ProfileReport {
        reason
        words
        email
        state
        decidedWords
        decidedAt
        createdAt
        decidedBy {
          name
        }
        recruiter {
          name
          slug
        }
        agency {
          name
          slug
        }
      }
    `,
    report,
  );
  const { label, tone } = reportStateWords(data.state);
  return (
    <>
      <p>
        <Tag tone={tone}>{label}</Tag>
      </p>
      <Facts
        facts={[
          [
            'Profile',
            recruiter && (
              <Link key="recruiter" href={recruiterUrl(recruiter.slug)}>
                {recruiter.name}
              </Link>
            ),
          ],
          [
            'Agency',
            agency && (
              <Link key="agency" href={agencyUrl(agency.slug)}>
                {agency.name}
              </Link>
            ),
          ],
          ['What is wrong', reportReasonWords[data.reason as ReportReason].label],
          ['In their words', data.words],
          ['Reported by', data.email ?? 'Somebody who left no address'],
          ['Reported', formatDateTime(data.createdAt)],
          [
            'Decided',
            data.decidedAt && `${formatDateTime(data.decidedAt)}${data.decidedBy ? ` by ${data.decidedBy.name}` : ''}`,
          ],
          ['Said to them', data.decidedWords],
        ]}
      />
    </>
  );
}
