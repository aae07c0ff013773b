import type { PublicOutfit } from '#shared/contract/community';
import { TextSection } from '../../../components/text-section.tsx';
import { WhereToBuy } from '../../../components/where-to-buy.tsx';
import { analysisOf, takeOf } from '../../../lib/outfit-texts.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { AuthorLine } from './author-line.tsx';
import { Items, OutfitPicture } from './items.tsx';

/** A public outfit as others see it: its author, its clothes, then the words. */
export const OutfitDetails = ({ outfit }: { outfit: PublicOutfit }) => (
  <>
    <AuthorLine author={outfit.author} />
    <p className="pt-3 pb-8 text-ink-soft text-sm">
      {[relativeTime(outfit.createdAt), outfit.mood && `Mood: ${outfit.mood}`, outfit.occasion]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <div className="grid gap-10 md:grid-cols-5">
      <div className="grid content-start gap-6 md:col-span-3">
        <OutfitPicture {...outfit} />
        <Items items={outfit.aiAnalysis.outfitVisualization.items} />
      </div>
      <Texts outfit={outfit} />
    </div>
  </>
);

const Texts = ({ outfit }: { outfit: PublicOutfit }) => {
  const [take, analysis] = [takeOf(outfit), analysisOf(outfit)];
  return (
    <div className="grid content-start gap-7 md:col-span-2">
      <p className="font-display text-xl leading-snug">{outfit.description}</p>
      {take && <TextSection title="AI stylist take">{take}</TextSection>}
      {analysis && <TextSection title="Style analysis">{analysis}</TextSection>}
      {outfit.prompt && <TextSection title="Asked for">“{outfit.prompt}”</TextSection>}
      <WhereToBuy links={outfit.purchaseLinks} />
    </div>
  );
};
