import type { PublicOutfit } from '#shared/contract/outfit-cards';
import type { Person } from '#shared/contract/profile';
import { Button, ignoreSecondClick } from '../../../components/button.tsx';
import { inLanguage } from '../../../components/in-language.tsx';
import { PersonLink } from '../../../components/person-link.tsx';
import { TextSection, WhereToBuy } from '../../../components/text-section.tsx';
import { useUserId } from '../../../data/user-id.ts';
import { analysisOf, occasionOf, takeOf } from '../../../lib/outfit-texts.ts';
import { t } from '../../../lib/t.ts';
import { MessageButton } from '../message-button.tsx';
import { useFollow, useOverview } from '../queries.ts';
import { Items, OutfitPicture } from './items.tsx';

/** A public outfit as other people see it: the picture and pieces, the author, then the texts. */
export function OutfitDetails({ outfit }: { outfit: PublicOutfit }) {
  const [take, analysis] = [takeOf(outfit), analysisOf(outfit)];
  return (
    <div className="grid gap-10 pt-1 md:grid-cols-5 md:pt-8">
      <div className="grid content-start gap-6 md:col-span-3">
        <OutfitPicture {...outfit} />
        <Items items={outfit.aiAnalysis.outfitVisualization.items} />
      </div>
      <div className="grid content-start gap-7 md:col-span-2">
        <div className="grid gap-3">
          <AuthorLine author={outfit.author} />
          <p className="text-ink-soft text-sm">{occasionOf(outfit)}</p>
        </div>
        <p className="font-display text-xl leading-snug">{inLanguage(outfit.language, outfit.description)}</p>
        {take && <TextSection title={t('AI stylist take')}>{inLanguage(outfit.language, take)}</TextSection>}
        {analysis && (
          <TextSection title={t('Style analysis')}>{inLanguage(outfit.language, analysis)}</TextSection>
        )}
        {outfit.prompt && (
          <TextSection title={t('Asked for')}>{t('“{text}”', { text: outfit.prompt })}</TextSection>
        )}
        <WhereToBuy links={outfit.purchaseLinks} />
      </div>
    </div>
  );
}

/** The author of an outfit, with buttons, not shown to the author, to follow them and to write to them. */
function AuthorLine({ author }: { author: Person }) {
  const isOwn = useUserId() === author.userId;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <PersonLink person={author} />
      {!isOwn && (
        <div className="flex gap-2">
          <FollowButton userId={author.userId} />
          <MessageButton userId={author.userId} />
        </div>
      )}
    </div>
  );
}

function FollowButton({ userId }: { userId: string }) {
  const { data: overview, isPending } = useOverview();
  const { mutate: follow } = useFollow();
  const follows = overview?.followingIds.includes(userId) ?? false;
  return (
    <Button
      look="outline"
      className="px-4"
      disabled={isPending}
      onClick={ignoreSecondClick(() => follow({ userId, follow: !follows }))}
    >
      {follows ? t('Following') : t('Follow')}
    </Button>
  );
}
