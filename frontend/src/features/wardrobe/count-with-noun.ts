export const countWithNoun = (count: number, piece = 'piece') => `${count} ${piece}${count === 1 ? '' : 's'}`;
