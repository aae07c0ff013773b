/** The key prefix of the outfits of collections. It is below the community's: their likes are edited with the others. */
export const collectedKey = ['community', 'collected'];
