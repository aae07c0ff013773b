import type { Person } from '#shared/contract/profile';
import { limits } from '#shared/limits';
import { toPerson } from '../rows/people/person.ts';
import { nameKeyOf, nameStartOf, ProfileEntity } from '../rows/people/profile.ts';
import { hiddenFrom } from '../rows/safety/hidden-from.ts';

/**
 * The first people, by name, whose names begin with a text. Leaves out the reader, withheld people, and people who are
 * hidden from the reader.
 */
export async function findPeople(reader: string, name: string): Promise<Person[]> {
  const nameKey = nameKeyOf(name);
  const [{ data }, hidden] = await Promise.all([
    ProfileEntity.query
      .byName({ nameStart: nameStartOf(nameKey) })
      .begins({ nameKey })
      .go({ limit: limits.community.people }),
    hiddenFrom(reader),
  ]);
  const shown = data.filter(
    ({ userId, isWithheld }) => !isWithheld && !hidden.has(userId) && userId !== reader,
  );
  return Promise.all(shown.map((profile) => toPerson(profile.userId, profile)));
}
