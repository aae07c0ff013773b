import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Person } from '#shared/contract/profile';
import { Avatar } from './avatar.tsx';

type Props = {
  person: Person;
  /** The size of the avatar as a class. With null only the name is shown. */
  avatar?: string | null;
  className?: string;
  /** A second line under the name, for example a date. */
  children?: ReactNode;
};

/** A link to a person's page, with their avatar and name. */
export const PersonLink = ({ person, avatar = 'size-10', className = '', children }: Props) => (
  <Link
    to={`/people/${person.userId}`}
    className={`inline-flex min-h-11 min-w-0 items-center gap-3 hover:underline ${className}`}
  >
    {avatar && <Avatar name={person.displayName} url={person.avatarUrl} className={avatar} />}
    <span className="grid min-w-0">
      <span className="truncate font-semibold">{person.displayName}</span>
      {children && <span className="truncate text-ink-soft text-sm">{children}</span>}
    </span>
  </Link>
);
