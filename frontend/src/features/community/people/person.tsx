import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState, LoadError } from '../../../components/list-states.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { hasCode } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { CardGrid } from './card-grid.tsx';
import { PersonHeader } from './person-header.tsx';
import { usePerson, usePersonOutfits } from './queries.ts';

type Props = { userId: string; onOpen: (outfitId: string) => void };

/** Another person with their public outfits. */
export function Person({ userId, onOpen }: Props) {
  const { data: person, error, isLoadingError, refetch } = usePerson(userId);
  const outfits = usePersonOutfits(userId);
  if (hasCode(error, 'not_found')) return <Unknown />;
  if (!person)
    return isLoadingError ? (
      <div className="pt-16">
        <LoadError text={t('Failed to load this person')} onRetry={refetch} />
      </div>
    ) : (
      <Loading />
    );
  const label = t('Outfits of {displayName}', { displayName: person.displayName });
  return (
    <>
      <PersonHeader person={person} />
      <h2 className="sr-only">{label}</h2>
      <CardGrid
        label={label}
        query={outfits}
        failure={t('Failed to load outfits')}
        empty={<EmptyState text={t('{name} has not shared an outfit yet.', { name: person.displayName })} />}
        onOpen={onOpen}
      />
    </>
  );
}

const Unknown = () => (
  <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 text-center">
    <PageTitle title={t('Nobody here')} />
    <h1 className="text-4xl sm:text-6xl">{t('There is nobody here.')}</h1>
    <p className="text-ink-soft">{t('This person does not exist, or is not here any more.')}</p>
    <ButtonLink to="/community" look="outline">
      {t('Look around the community')}
    </ButtonLink>
  </div>
);
