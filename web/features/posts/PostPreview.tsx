import { graphql, useFragment } from 'react-relay';
import { jobPostOf, reviewPostOf } from '#common/pictures/posts/content.ts';
import { JobPost } from '#common/pictures/posts/JobPost.tsx';
import { ReviewPost } from '#common/pictures/posts/ReviewPost.tsx';
import { type PostKind, type PostShape, postShapes } from '#common/posts/posts.ts';
import { type JobSettings, type PostSettings, type ReviewSettings, settingsOf } from '#common/posts/settings.ts';
import type { PostPreview_recruiter$key } from '#web/__generated__/PostPreview_recruiter.graphql.ts';
import type { PostPreview_review$key } from '#web/__generated__/PostPreview_review.graphql.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { useRoom } from '#web/kit/use-room.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from './Posts.module.css';
import { type PostValues, settingsIn, standardOf } from './post-values.ts';
import './post-fonts.css';

type PreviewProps = {
  kind: PostKind;
  empty: PostValues;
  review: PostPreview_review$key | null | undefined;
  recruiter: PostPreview_recruiter$key | null | undefined;
  phone: string | null | undefined;
  /** The address of the own background, chosen or saved. */
  own: string | null;
};

/** The picture with the values in the form, drawn by the same template as on the server, made smaller to fit. */
export function PostPreview({ kind, empty, own, phone, ...keys }: PreviewProps) {
  const { values } = useSection(empty);
  const review = useFragment(reviewFragment, keys.review ?? null);
  const recruiter = useFragment(recruiterFragment, keys.recruiter ?? null);
  const [host, room] = useRoom();
  const shape = String(values['shape']) as PostShape;
  const size = postShapes[shape];
  // A story would fill the screen.
  const scale = Math.min(1, room / size.width, 560 / size.height);
  const settings = validSettings(kind, values);
  const text = (name: string) => String(values[name] ?? '').trim() || null;
  return (
    <Card title="Preview">
      <div ref={host} className={styles.host}>
        <div className={styles.scaled} style={{ width: size.width * scale, height: size.height * scale }}>
          <div
            className={styles.picture}
            style={{ ...size, transform: `scale(${scale})` }}
            role="img"
            aria-label="Preview of the picture"
          >
            {review?.recruiter && (
              <ReviewPost
                {...reviewPostOf(
                  { shape, own, settings: settings as ReviewSettings },
                  { ...review, recruiter: review.recruiter.name, agency: review.agency?.name ?? '' },
                  text('quote'),
                )}
              />
            )}
            {kind === 'job' && (
              <JobPost
                {...jobPostOf(
                  { shape, own, settings: settings as JobSettings },
                  {
                    ...{ title: text('title') ?? 'Job title', subtitle: text('subtitle') },
                    ...{ description: text('description'), location: text('location') },
                  },
                  {
                    ...{ name: recruiter?.name ?? '', agency: recruiter?.agency.name ?? '', phone: phone ?? null },
                    ...{ score: recruiter?.score ?? 0, half: recruiter?.scoreHalf ?? 0 },
                    ...{ reviewCount: recruiter?.reviewCount ?? 0, publishedCount: recruiter?.publishedCount ?? 0 },
                  },
                )}
              />
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The settings in the form; those that are being typed, such as half a color, are as in the template. */
function validSettings(kind: PostKind, values: PostValues): PostSettings {
  const settings = settingsIn(kind, values);
  const read = settingsOf(kind).safeParse(settings);
  if (read.success) return read.data as PostSettings;
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
  const usual = Object.entries(standardOf(kind, settings.plauditTemplate)).filter(([name]) => wrong.has(name));
  return { ...settings, ...Object.fromEntries(usual) } as PostSettings;
}

const reviewFragment = graphql`
  fragment PostPreview_review on Review {
    title
    body
    shownName
    overall
    level
    submittedAt
    recruiter {
      name
    }
    agency {
      name
    }
  }
`;

const recruiterFragment = graphql`
  fragment PostPreview_recruiter on Recruiter {
    name
    score
    scoreHalf
    reviewCount
    publishedCount
    agency {
      name
    }
  }
`;
