import type { Person } from '#shared/contract/profile';
import { limits } from '#shared/limits';
import { toPerson } from '../rows/people/person.ts';
import { nameKeyOf, nameStartOf, ProfileEntity } from '../rows/people/profile.ts';
import { hiddenFrom } from '../rows/safety/hidden.ts';

/** How many names a search reads at most, whether their people show themselves or not. */
const mostRead = 60;

/**
 * The first people, by name, whose names begin with a text and who show their outfits to others: who keeps them private
 * is not found. Leaves out the reader, withheld people, and people who are hidden from the reader.
 */
export async function findPeople(reader: string, name: string): Promise<Person[]> {
  const nameKey = nameKeyOf(name);
  const [{ data }, hidden] = await Promise.all([
    ProfileEntity.query
      .byName({ nameStart: nameStartOf(nameKey) })
      .begins({ nameKey })
      .where(({ sharesOutfits }, { eq }) => eq(sharesOutfits, true))
      .go({ limit: mostRead }),
    hiddenFrom(reader),
  ]);
  const shown = data
    .filter(({ userId, isWithheld }) => !isWithheld && !hidden.has(userId) && userId !== reader)
    .slice(0, limits.community.people);
  return Promise.all(shown.map((profile) => toPerson(profile.userId, profile)));
}
