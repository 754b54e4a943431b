// Ids for things on the page that refer to each other.
let next = 0;

export const onlyId = (kind: string): string => `${kind}-${(next += 1)}`;
