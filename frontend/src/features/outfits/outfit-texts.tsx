import type { Outfit } from '#shared/contract/outfits';
import { inLanguage } from '../../components/in-language.tsx';
import { TextSection, WhereToBuy } from '../../components/text-section.tsx';
import { analysisOf, occasionOf, takeOf } from '../../lib/outfit-texts.ts';
import { t } from '../../lib/t.ts';
import { Rating } from './rating.tsx';

type Props = { outfit: Outfit };

/** When and for what an outfit was made, the answer to a question, and what it is made of. */
export const OutfitLead = ({ outfit }: Props) => (
  <div className="grid content-start gap-3 md:col-span-2 md:col-start-4">
    <p className="text-ink-soft text-sm">{occasionOf(outfit)}</p>
    <p className="font-display text-xl leading-snug">{inLanguage(outfit.language, outfit.description)}</p>
  </div>
);

/** The stylist's words about an outfit with their rating, and the notes. */
export const OutfitTexts = ({ outfit }: Props) => (
  <div className="grid content-start gap-7 md:col-span-2 md:col-start-4">
    <TextSection title={t('AI stylist take')} aside={<Rating key={outfit.id} outfit={outfit} />}>
      {inLanguage(outfit.language, takeOf(outfit))}
    </TextSection>
    <TextSection title={t('Style analysis')}>{inLanguage(outfit.language, analysisOf(outfit))}</TextSection>
    {outfit.aiAnalysis.stylingTips.length > 0 && (
      <TextSection title={t('Styling tips')}>
        <ul className="grid list-disc gap-1.5 pl-4">
          {outfit.aiAnalysis.stylingTips.map((tip) => (
            <li key={tip}>{inLanguage(outfit.language, tip)}</li>
          ))}
        </ul>
      </TextSection>
    )}
    {outfit.prompt && (
      <TextSection title={t('You asked for')}>{t('“{prompt}”', { prompt: outfit.prompt })}</TextSection>
    )}
    <WhereToBuy links={outfit.purchaseLinks} />
    {outfit.notes && (
      <TextSection title={t('Your notes')}>
        <p className="whitespace-pre-line">{outfit.notes}</p>
      </TextSection>
    )}
  </div>
);
