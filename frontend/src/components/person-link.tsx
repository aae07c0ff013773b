import { Link } from 'react-router-dom';
import type { Person } from '#shared/contract/profile';
import { Avatar } from './avatar.tsx';

type Props = {
  person: Person;
  /** The size of the avatar as a class. */
  avatar?: string;
  className?: string;
};

/** A link to a person's page, with their avatar and name. */
export const PersonLink = ({ person, avatar = 'size-10', className = '' }: Props) => (
  <Link
    to={`/people/${person.userId}`}
    className={`inline-flex min-h-11 min-w-0 items-center gap-3 hover:underline ${className}`}
  >
    <Avatar name={person.displayName} url={person.avatarUrl} className={avatar} />
    <span className="min-w-0 truncate font-semibold">{person.displayName}</span>
  </Link>
);
