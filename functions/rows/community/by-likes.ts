type Liked = { id: string; likesCount: number };

/** Compares two outfits for sorting: the most liked first, and of equally liked outfits the newest first. */
export const byLikes = (one: Liked, other: Liked): number =>
  other.likesCount - one.likesCount || (one.id < other.id ? 1 : -1);
