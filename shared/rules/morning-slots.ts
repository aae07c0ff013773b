/** The slots of the index of due morning mails. Each is a target of the rule that sends them, which has five at most. */
export const morningSlots = ['morning-0', 'morning-1', 'morning-2', 'morning-3'] as const;
