/** A count with its noun, in the plural where needed: '1 piece', '3 pieces'. */
export const countWithNoun = (count: number, noun = 'piece') => `${count} ${noun}${count === 1 ? '' : 's'}`;
