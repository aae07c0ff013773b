import type { GenerationRequest } from '#shared/contract/generation';
import { shorten } from '#shared/rules/shorten';

/** In characters: how much of a pin's texts is kept. */
const titleKept = 100;
const descriptionKept = 160;

/** Removes duplicate base items and the pins' images and links, and shortens texts: workflow state is limited. */
export const trimRequest = (request: GenerationRequest): GenerationRequest => ({
  ...request,
  baseItemIds: [...new Set(request.baseItemIds)],
  pinboardPins: request.pinboardPins.map(({ id, title, description }) => ({
    id: shorten(id, titleKept),
    title: shorten(title, titleKept),
    description: shorten(description, descriptionKept),
    imageUrl: null,
    link: null,
  })),
});
