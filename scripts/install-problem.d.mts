export function plainReason(messages: string, root: string): string;
