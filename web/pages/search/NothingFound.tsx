import { asQuery, type Search } from '#common/search/search.ts';
import { searchUrl } from '#common/urls.ts';
import { waysOn } from '#web/features/search/search-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './SearchPage.module.css';

/** Says why nothing was found, and links to the first page or to a wider search. */
export function NothingFound({ search, total }: { search: Search; total: number }) {
  if (total > 0)
    return (
      <EmptyState
        action={<Button href={searchUrl(asQuery({ ...search, page: undefined }))}>Back to the first page</Button>}
      >
        This page has no results.
      </EmptyState>
    );
  const [best, ...others] = waysOn(search);
  return (
    <EmptyState
      action={
        <>
          <Button href={best!.href}>{best!.label}</Button>
          {others.length > 0 && (
            <ul className={styles.ways}>
              {others.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {search.favourites === 'only'
        ? 'No favourites match. To add one, select the heart next to a result.'
        : 'Nothing matches. Try fewer keywords or filters, or check the spelling.'}
    </EmptyState>
  );
}
