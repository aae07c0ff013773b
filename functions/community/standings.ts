/** The number of likes by outfit id. */
export const likesOf = (standings: readonly { id: string; likesCount: number }[]) =>
  new Map(standings.map(({ id, likesCount }) => [id, likesCount]));
