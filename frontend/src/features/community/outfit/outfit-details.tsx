import type { PublicOutfit } from '#shared/contract/outfit-cards';
import { inLanguage } from '../../../components/in-language.tsx';
import { TextSection, WhereToBuy } from '../../../components/text-section.tsx';
import { analysisOf, occasionOf, takeOf } from '../../../lib/outfit-texts.ts';
import { t } from '../../../lib/t.ts';
import { AuthorLine } from './author-bar.tsx';
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
