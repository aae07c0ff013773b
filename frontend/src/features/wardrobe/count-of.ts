export const countOf = (count: number, piece = 'piece') => `${count} ${piece}${count === 1 ? '' : 's'}`;
