import { Camera, Globe, type LucideIcon, Shirt } from 'lucide-react';
import type { ReactNode } from 'react';
import { demoPieces } from '#shared/demo-pieces';
import { Button } from '../../../components/button.tsx';
import { t } from '../../../lib/t.ts';

type Props = {
  onUpload: () => void;
  onClip: () => void;
  onDemo: () => void;
  /** Whether the demo wardrobe is being added. */
  isAdding: boolean;
  /** The menu of export and import. */
  menu: ReactNode;
};

/** Shown instead of an empty gallery, with three ways to begin. */
export const Welcome = ({ onUpload, onClip, onDemo, isAdding, menu }: Props) => (
  <div className="relative mt-1 grid gap-6 border border-line border-dashed px-5 py-8 md:py-14">
    <p className="px-6 text-center font-display text-xl md:text-2xl">
      {t('No clothing items uploaded yet.')}
    </p>
    <div className="absolute top-1 right-1">{menu}</div>
    <ul className="mx-auto grid w-full max-w-4xl gap-3 md:grid-cols-3 md:gap-6">
      <Way icon={Camera} text={t('Lay a piece flat, take a photo, and its color and kind are suggested.')}>
        <Button onClick={onUpload}>{t('Upload your first piece')}</Button>
      </Way>
      <Way icon={Globe} text={t('Bring in what you bought from the page of its shop, photo and all.')}>
        <Button look="outline" onClick={onClip}>
          {t('Clip from the web')}
        </Button>
      </Way>
      <Way
        icon={Shirt}
        text={t('{count} demo pieces to play with, which you remove in one tap.', {
          count: demoPieces.length,
        })}
      >
        <Button look="outline" disabled={isAdding} onClick={onDemo}>
          {t('Try it with a demo wardrobe')}
        </Button>
      </Way>
    </ul>
  </div>
);

const Way = ({ icon: Icon, text, children }: { icon: LucideIcon; text: string; children: ReactNode }) => (
  <li className="grid content-between gap-4 bg-surface p-5">
    <div className="flex gap-3 md:grid">
      <Icon aria-hidden size={22} strokeWidth={1.5} className="shrink-0 text-accent" />
      <p className="text-ink-soft text-sm">{text}</p>
    </div>
    {children}
  </li>
);
