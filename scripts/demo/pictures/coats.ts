/** The colours of one picture: the room behind, and the thing in it. */
export interface Coat {
  wall: string;
  table: string;
  main: string;
  dark: string;
  light: string;
  /** A small note of another colour. */
  pop: string;
}

export const coats = {
  teal: { wall: '#efe3d3', table: '#e3d2bd', main: '#88a9a2', dark: '#6d908b', light: '#f4ead9', pop: '#5b3427' },
  forest: { wall: '#dce5dd', table: '#c9d3ca', main: '#3f7a61', dark: '#2e5a48', light: '#f3e5d0', pop: '#b3263e' },
  navy: { wall: '#e4dcea', table: '#d5c8dd', main: '#35617f', dark: '#27475e', light: '#f6e9d5', pop: '#f0b94f' },
  honey: { wall: '#f3ddd0', table: '#e7cab8', main: '#e9b44a', dark: '#cf9433', light: '#f7d992', pop: '#ef7f3e' },
  night: { wall: '#2f3a4c', table: '#262f3f', main: '#c79a4e', dark: '#a57c39', light: '#f7e6c4', pop: '#f0b94f' },
  brick: { wall: '#dbe6ee', table: '#c8d8e2', main: '#cf5b45', dark: '#a9432f', light: '#f8e7db', pop: '#f2c14e' },
  plum: { wall: '#f0e4c9', table: '#e2d2b0', main: '#7a4b74', dark: '#5b3557', light: '#ead8e6', pop: '#e7a93d' },
  coal: { wall: '#e8e4da', table: '#d9d3c5', main: '#423d4a', dark: '#2a2630', light: '#fbf7ef', pop: '#f2b134' },
  rose: { wall: '#e6e9db', table: '#d4d9c4', main: '#d98a94', dark: '#b96874', light: '#fae6e4', pop: '#5f7f5a' },
  sky: { wall: '#f5e6da', table: '#e9d2c0', main: '#5f8fc0', dark: '#45709c', light: '#e6eff7', pop: '#f3bf55' },
} as const satisfies Record<string, Coat>;
export type CoatName = keyof typeof coats;
