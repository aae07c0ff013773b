import { catalogName } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { type Part, swatchOf } from './numbers.ts';
import { Section } from './parts.tsx';

/** The background of a color without a swatch: hatching. */
const hatched = 'repeating-linear-gradient(45deg, var(--line) 0 4px, var(--surface) 4px 8px)';
const fill = (name: string) => ({ background: swatchOf(name) ?? hatched });

/** Two bands of color: all pieces of the wardrobe, and what was worn. A table below has the numbers. */
export function ColorBands({ colors, days }: { colors: readonly Part[]; days: number }) {
  const isWorn = colors.some(({ wears }) => wears > 0);
  return (
    <Section title={t('Colors')}>
      <div aria-hidden className="grid gap-4">
        <Band name={t('In the wardrobe')} parts={colors} sizeOf={({ pieces }) => pieces} />
        {isWorn && (
          <Band name={t('Worn in {days} days', { days })} parts={colors} sizeOf={({ wears }) => wears} />
        )}
      </div>
      <table className="wrap-break-word w-full max-w-2xl text-left text-sm">
        <caption className="sr-only">{t('Colors in the wardrobe, and how often they were worn')}</caption>
        <thead className="text-ink-soft">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 font-normal">
              {t('Color')}
            </th>
            <th scope="col" className="py-2 pl-1 text-right font-normal">
              {t('Pieces')}
            </th>
            <th scope="col" className="py-2 pl-1 text-right font-normal">
              {t('Worn in {days} days', { days })}
            </th>
          </tr>
        </thead>
        <tbody>
          {colors.map(({ name, pieces, wears }) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-2 font-normal capitalize">
                <span className="flex flex-wrap items-center gap-x-3">
                  <span aria-hidden className="size-4 shrink-0 border border-control" style={fill(name)} />
                  {catalogName(name)}
                </span>
              </th>
              <td className="py-2 pl-1 text-right tabular-nums">{pieces}</td>
              <td className="py-2 pl-1 text-right tabular-nums">{wears}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

type BandProps = { name: string; parts: readonly Part[]; sizeOf: (part: Part) => number };

const Band = ({ name, parts, sizeOf }: BandProps) => (
  <div className="grid gap-1.5">
    <p className="text-ink-soft text-sm">{name}</p>
    <div className="flex h-20 border border-control sm:h-28">
      {parts
        .filter((part) => sizeOf(part) > 0)
        .map((part) => (
          <div
            key={part.name}
            className="min-w-0.5 basis-0"
            style={{ ...fill(part.name), flexGrow: sizeOf(part) }}
          />
        ))}
    </div>
  </div>
);
