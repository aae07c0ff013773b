import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { itemNameOf } from '../../lib/catalog-name.ts';
import { ItemPhoto } from '../photos/public/photos.tsx';

type Props = { title: string; note?: string | undefined; children: ReactNode };

/** A section of the page with its heading. The note explains how its numbers are computed. */
export function Section({ title, note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 border-line border-t pt-8">
      <div className="grid gap-2">
        <h2 id={id} className="text-4xl sm:text-5xl">
          {title}
        </h2>
        {note && <p className="max-w-prose text-ink-soft text-sm">{note}</p>}
      </div>
      {children}
    </section>
  );
}

type PieceProps = { item: ClothingItem; children: ReactNode };

/** A tile for a piece that links to its page. Below it is a fact about the piece. */
export const PieceTile = ({ item, children }: PieceProps) => (
  <Link to={`/dashboard/${item.id}`} className="group grid content-start gap-2">
    <ItemPhoto item={item} alt="" sizes="(width >= 64rem) 12rem, 30vw" className="aspect-3/4 w-full" />
    <Words item={item}>{children}</Words>
  </Link>
);

/** A line for a piece that links to its page. Below its name is a fact about the piece. */
export const PieceLine = ({ item, children }: PieceProps) => (
  <Link
    to={`/dashboard/${item.id}`}
    className="group flex min-h-11 min-w-0 grow basis-44 flex-wrap items-center gap-x-4"
  >
    <ItemPhoto item={item} alt="" sizes="4rem" className="aspect-3/4 w-14 shrink-0" />
    <Words item={item}>{children}</Words>
  </Link>
);

/** The name of a piece, and a fact about it below. */
const Words = ({ item, children }: PieceProps) => (
  <span className="grid flex-1 basis-24 text-sm leading-snug">
    <span className="font-semibold capitalize underline-offset-4 group-hover:underline">
      {itemNameOf(item)}
    </span>
    <span className="text-ink-soft">{children}</span>
  </span>
);
