import { firstCharacter } from '#shared/rules/shorten';

type Props = {
  /** Null or empty for a person without a name. */
  name: string | null;
  /** The address of their picture; null where there is none. */
  url: string | null;
  className?: string;
};

/** A person's picture, or the first letter of their name where there is none; '?' for a person without a name. */
export const Avatar = ({ name, url, className = 'size-10' }: Props) =>
  url ? (
    <img src={url} alt="" className={`shrink-0 rounded-full bg-sunken object-cover ${className}`} />
  ) : (
    <span
      aria-hidden
      className={`grid shrink-0 place-content-center rounded-full bg-sunken font-semibold text-ink-soft ${className}`}
    >
      {name ? firstCharacter(name).toUpperCase() : '?'}
    </span>
  );
