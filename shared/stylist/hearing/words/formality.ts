/** Styles that say how formal something is. Less of them is something between formal and casual. */
export const formality =
  /^(?:dressed-up|formal|elegant|glamorous|sophisticated|business-like|professional|casual|relaxed|dressed-down)$/;

/** Styles that change the dress code of an occasion. */
export const informal = /^(?:casual|relaxed|dressed-down)$/;
