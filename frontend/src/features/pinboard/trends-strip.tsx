import type { TrendPin } from '#shared/contract/pinboard';
import { useTrends } from './queries.ts';

const shown = 4;

/** The first four trends; not shown without any. */
export function TrendsStrip() {
  const { data } = useTrends();
  if (!data?.topPins.length) return null;
  return (
    <section aria-labelledby="trends" className="grid gap-3">
      <h2 id="trends" className="text-2xl">
        Trending now
      </h2>
      <ul className="grid grid-cols-2 gap-3">
        {data.topPins.slice(0, shown).map((pin) => (
          <li key={pin.id}>
            <Pin pin={pin} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pin({ pin: { title, description, imageUrl, link } }: { pin: TrendPin }) {
  const content = (
    <>
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className="aspect-4/5 w-full bg-sunken object-cover"
        />
      )}
      <span className="font-display text-lg leading-tight">{title}</span>
      {!imageUrl && <span className="line-clamp-3 text-ink-soft text-xs">{description}</span>}
    </>
  );
  const look = 'grid h-full content-start gap-1.5 border border-line bg-surface p-3';
  return link ? (
    <a href={link} target="_blank" rel="noreferrer" className={`${look} hover:border-ink`}>
      {content}
    </a>
  ) : (
    <div className={look}>{content}</div>
  );
}
