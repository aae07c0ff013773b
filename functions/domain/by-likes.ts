type Liked = { id: string; likesCount: number };

/** Orders outfits by their likes, the most liked first; of equally liked ones the newest comes first. */
export const byLikes = (one: Liked, other: Liked): number =>
  other.likesCount - one.likesCount || (one.id < other.id ? 1 : -1);
