import { postEditorUrl, postReviewsUrl, postsUrl } from '#common/urls.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import styles from '#web/features/posts/Posts.module.css';
import { definePage } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

/** Where people choose what a new post is about. */
export default function NewPostPage() {
  return (
    <Screen
      title="New post"
      about="A picture for LinkedIn and other networks, with the text beside it."
      above={<Breadcrumb steps={[{ label: 'Posts', href: postsUrl() }, { label: 'New post' }]} />}
    >
      <div className={styles.kinds}>
        <Card title="A review">
          <div className={styles.part}>
            <p>Quote what a candidate or an employer wrote. Its level and date stay with it.</p>
            <div>
              <Button variant="primary" href={postReviewsUrl()}>
                Choose a review
              </Button>
            </div>
          </div>
        </Card>
        <Card title="A job">
          <div className={styles.part}>
            <p>Announce a job, with your name and what others say about you.</p>
            <div>
              <Button variant="primary" href={postEditorUrl(null)}>
                Write about a job
              </Button>
            </div>
          </div>
        </Card>
      </div>
    </Screen>
  );
}

export const page = definePage({ head: () => ({ title: 'New post', canonical: null }) });
