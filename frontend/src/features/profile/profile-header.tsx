import { useQuery } from '@tanstack/react-query';
import type { OwnTotals } from '#shared/contract/community';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { FollowsButtons } from '../../components/follows-buttons.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { PageTitle } from '../../components/page-heading.tsx';
import { ownTotalsQuery } from '../../data/community.ts';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';

type Props = { email: string; onEdit: () => void; onFollows: (which: 'followers' | 'following') => void };

const counters = [
  [t('Total Outfits'), 'totalOutfits'],
  [t('Public Outfits'), 'publicOutfits'],
  [t('Total Likes'), 'totalLikes'],
  [t('Liked Outfits'), 'likedOutfits'],
] as const satisfies readonly (readonly [string, keyof OwnTotals])[];

/** The top of the user's own profile: e-mail address, name, avatar, followers, following and four counters. */
export function ProfileHeader({ email, onEdit, onFollows }: Props) {
  const { data: totals, isLoadingError, refetch } = useQuery(ownTotalsQuery);
  const person = totals?.person;
  return (
    <header className="grid gap-8 pt-8 pb-4 lg:pt-16">
      <PageTitle title={t('Profile')} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
        {person ? (
          <Avatar
            name={person.displayName}
            url={person.avatarUrl}
            className="size-24 text-4xl sm:size-36 sm:text-6xl"
          />
        ) : (
          <span
            className={`size-24 rounded-full bg-sunken sm:size-36 ${isLoadingError ? '' : 'animate-pulse'}`}
          />
        )}
        <div className="grid min-w-0 gap-2">
          <p className="label text-accent">{t('Fashion Enthusiast')}</p>
          <h1 className="wrap-anywhere text-[min(2.25rem,9vw)] sm:text-6xl">{email}</h1>
          <p className="min-h-7 text-lg text-ink-soft">{person?.displayName}</p>
          <div className="-ml-3 flex flex-wrap items-center gap-x-1">
            <FollowsButtons counts={totals} onOpen={onFollows} />
          </div>
        </div>
        <Button look="outline" className="sm:ml-auto" disabled={!person} onClick={onEdit}>
          {t('Edit profile')}
        </Button>
      </div>
      {isLoadingError ? (
        <LoadError text={t('Failed to load profile')} onRetry={refetch} />
      ) : (
        <dl className="grid at-most-2 gap-px border border-line bg-line sm:at-most-4">
          {counters.map(([name, field]) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-1 bg-surface px-4 py-5 sm:px-6">
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="font-display text-4xl tabular-nums sm:text-5xl">
                {totals ? totals[field].toLocaleString(language) : '–'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
