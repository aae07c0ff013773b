import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PersonDetails } from '#shared/contract/follows';
import { Avatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { FollowsButtons } from '../../../components/follows-buttons.tsx';
import { lazyDialog } from '../../../components/lazy-dialog.tsx';
import { EmptyState, LoadError } from '../../../components/list-states.tsx';
import { Loading } from '../../../components/loading.tsx';
import { notify, notifyError } from '../../../components/notify.ts';
import { PageTitle } from '../../../components/page-heading.tsx';
import { hasCode } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { SafetyMenu } from '../../safety/public/safety-menu.tsx';
import { MessageButton } from '../message-button.tsx';
import { CardGrid } from './card-grid.tsx';
import { FollowPersonButton } from './follow-person-button.tsx';
import { type Follows, usePerson, usePersonOutfits } from './queries.ts';

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

const FollowsDialog = lazyDialog('FollowsDialog', () => import('./follows-dialog.tsx'));

/** A person's avatar, name and numbers, with the lists behind these, buttons to follow and to write, and a menu. */
function PersonHeader({ person }: { person: PersonDetails }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Follows>();
  const { userId, displayName, avatarUrl, isFollowed } = person;
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-6 pt-8 pb-10 lg:pt-16">
      <PageTitle title={displayName} />
      <Avatar name={displayName} url={avatarUrl} className="size-24 text-4xl sm:size-36 sm:text-6xl" />
      <div className="grid min-w-0 gap-3">
        <h1 className="wrap-anywhere text-4xl sm:text-6xl">{displayName}</h1>
        <div className="-ml-3 flex flex-wrap">
          <FollowsButtons counts={person} onOpen={setOpen} />
        </div>
        <div className="flex flex-wrap items-center gap-2 pt-1 max-sm:[&>button]:px-4">
          <FollowPersonButton userId={userId} name={displayName} isFollowed={isFollowed} />
          <MessageButton userId={userId} />
          <SafetyMenu
            entries={[{ icon: Link2, text: t('Copy link'), onSelect: () => void copyLink() }]}
            thing={{ kind: 'person', userId }}
            person={person}
            onHidden={() => navigate('/community')}
          />
        </div>
      </div>
      {open && <FollowsDialog which={open} of={person} onClose={() => setOpen(undefined)} />}
    </header>
  );
}

/** Copies the address of the page without its query, so that no open dialog is shared. */
async function copyLink() {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
    await notify({ title: t('Link copied') });
  } catch {
    await notifyError(t('The link could not be copied. You can copy it from the address bar.'));
  }
}
