export const getFirstName = (name: string): string => name.trim().split(/\s+/, 1).join('');
