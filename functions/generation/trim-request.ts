import type { GenerationRequest } from '#shared/contract/generation';

/** How much of a pin's texts is kept, in characters. */
const titleKept = 100;
const descriptionKept = 160;

/**
 * A request as it is kept and travels from state to state, whose size is limited: a base piece is named
 * once, and of pins there is what they say, and neither their pictures nor where they lead.
 */
export const trimRequest = (request: GenerationRequest): GenerationRequest => ({
  ...request,
  baseItemIds: [...new Set(request.baseItemIds)],
  pinboardPins: request.pinboardPins.map(({ id, title, description }) => ({
    id: id.slice(0, titleKept),
    title: title.slice(0, titleKept),
    description: description.slice(0, descriptionKept),
    imageUrl: null,
    link: null,
  })),
});
