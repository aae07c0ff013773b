import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SharedOutfit } from '#shared/contract/outfit-cards';
import { ButtonLink } from '../../../components/button.tsx';
import { CardPicture } from '../../../components/card-picture.tsx';
import { inLanguage, outfitTitle } from '../../../components/in-language.tsx';
import { LoadError } from '../../../components/list-states.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageTitle } from '../../../components/page-heading.tsx';
import { occasionOf } from '../../../lib/outfit-texts.ts';
import { t } from '../../../lib/t.ts';
import { Items, OutfitPicture } from './items.tsx';
import { OutfitGone } from './outfit-gone.tsx';
import { texts } from './texts.ts';

/** Reads the public data of an outfit. Null if it is not public or does not exist. Throws for other failures. */
async function readSharedOutfit(outfitId: string): Promise<SharedOutfit | null> {
  const response = await fetch(`/outfit/${encodeURIComponent(outfitId)}/data.json`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The outfit was answered with ${response.status}.`);
  return SharedOutfit.parse(await response.json());
}

/** The page of a public outfit for people who are not signed in, with other outfits of its author and a call to sign up. */
export function OutfitForVisitors({ outfitId }: { outfitId: string }) {
  const {
    data: outfit,
    isLoadingError,
    refetch,
  } = useQuery({ queryKey: ['shared-outfit', outfitId], queryFn: () => readSharedOutfit(outfitId) });
  if (outfit === null) return <OutfitGone />;
  if (!outfit) return isLoadingError ? <LoadError text={texts.loadFailed} onRetry={refetch} /> : <Loading />;
  const { title, authorName, moreByAuthor } = outfit;
  return (
    <>
      <PageTitle title={title} />
      <h1 className="text-4xl sm:text-6xl">{outfitTitle(outfit)}</h1>
      <p className="pt-4 font-semibold">{t('by {authorName}', { authorName })}</p>
      <p className="pt-1 pb-8 text-ink-soft text-sm">{occasionOf(outfit)}</p>
      <div className="grid gap-10 md:grid-cols-5">
        <div className="grid content-start gap-6 md:col-span-3">
          <OutfitPicture {...outfit} />
          <Items items={outfit.pieces} />
        </div>
        <div className="grid content-start gap-8 md:sticky md:top-24 md:col-span-2 md:self-start">
          <p className="font-display text-xl leading-snug">
            {inLanguage(outfit.language, outfit.description)}
          </p>
          <section className="grid justify-items-start gap-4 border border-line bg-surface p-6">
            <h2 className="text-3xl">{t('What would you wear it with?')}</h2>
            <p className="text-ink-soft">
              {t('Photograph your clothes, and have outfits like this one made of what you own.')}
            </p>
            <ButtonLink to="/auth" state={{ route: 'signUp', from: `/outfit/${outfitId}` }}>
              {t("Sign Up Now - It's Free")}
            </ButtonLink>
          </section>
        </div>
      </div>
      {moreByAuthor.length > 0 && (
        <section aria-labelledby="more" className="grid gap-6 pt-16">
          <h2 id="more" className="text-4xl">
            {t('More by {authorName}', { authorName })}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
            {moreByAuthor.map((other) => (
              <li key={other.id}>
                <Link to={`/outfit/${other.id}`} className="grid gap-3 hover:underline">
                  <CardPicture outfit={other} widths={[17, 23, 46]} />
                  <span className="wrap-anywhere font-display text-xl">{outfitTitle(other)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
