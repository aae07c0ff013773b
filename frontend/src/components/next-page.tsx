import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { t } from '../lib/t.ts';
import { Button } from './button.tsx';
import { LoadError } from './load-error.tsx';

type Reading = 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage';
type Props = {
  query: Pick<UseInfiniteQueryResult, Reading>;
  /** The error text if the page could not be loaded. */
  failure: string;
  /** The classes around the button, and around the error. */
  className?: string;
  failureClassName?: string;
};

/** The end of a list that is read page by page: a button for the next page, or why there is none. */
export function NextPage({ query, failure, className = '', failureClassName = '' }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (isFetchNextPageError && !isFetchingNextPage)
    return (
      <div className={failureClassName}>
        <LoadError text={failure} onRetry={() => fetchNextPage()} />
      </div>
    );
  return (
    hasNextPage && (
      <div className={`grid justify-items-center ${className}`}>
        <Button look="outline" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? t('Loading...') : t('Show more')}
        </Button>
      </div>
    )
  );
}
