/** Replaces `media-names`: folders have their plain names, so that a test can tell what is stored where. */
export const ownerFolder = async (userId: string) => `media/${userId}/`;
export const imageFolder = async (path: string) => `media/${path}`;
export const sealPath = async (path: string) => path;
export const openPath = async (sealed: string) => sealed;
