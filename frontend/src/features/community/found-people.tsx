import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '#shared/limits';
import { PersonLink } from '../../components/person-link.tsx';
import { api } from '../../lib/api.ts';
import { t } from '../../lib/t.ts';
import { communityKey } from './queries.ts';

/** The people whose names begin with the text of the search. Renders nothing if there are none. */
export function FoundPeople({ text }: { text: string }) {
  const name = text.trim();
  const isSearched = name.length >= 2 && name.length <= limits.account.displayName.max;
  const { data: people } = useQuery({
    queryKey: [...communityKey, 'people', name],
    queryFn: () => api.community.findPeople({ query: { name } }),
    placeholderData: keepPreviousData,
    enabled: isSearched,
  });
  if (!isSearched || !people?.length) return null;
  return (
    <section aria-labelledby="found-people" className="grid gap-3">
      <h3 id="found-people" className="text-2xl">
        {t('People')}
      </h3>
      <ul className="flex gap-x-8 overflow-x-auto py-1 sm:flex-wrap">
        {people.map((person) => (
          <li key={person.userId} className="max-w-60 shrink-0">
            <PersonLink person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
