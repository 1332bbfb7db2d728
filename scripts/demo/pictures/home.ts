import type { Coat } from './coats.ts';
import { shadow } from './ground.ts';

function blanket({ main, dark, light, pop }: Coat): string {
  const stripes = (x: number, y: number, height: number) =>
    `<path d="M${x} ${y}v${height}M${x + 22} ${y}v${height}" stroke="${pop}" stroke-width="11"/>`;
  return `${shadow(400, 230)}
    <rect x="196" y="384" width="408" height="84" rx="40" fill="${dark}"/>
    <rect x="204" y="300" width="392" height="92" rx="44" fill="${main}"/>
    <rect x="216" y="210" width="368" height="98" rx="46" fill="${light}"/>
    ${stripes(278, 212, 94)}${stripes(500, 212, 94)}
    <path d="M268 302v164M536 302v164" stroke="${light}" stroke-width="10" opacity=".7"/>`;
}

function candle({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 120)}
    <path d="M400 96q52 62 24 100t-48 0 24-100z" fill="${pop}"/>
    <path d="M400 144q20 28 8 46t-18 0 10-46z" fill="${light}"/>
    <path d="M400 206v44" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>
    <rect x="300" y="242" width="200" height="228" rx="22" fill="${main}"/>
    <path d="M300 264q0-22 22-22h156q22 0 22 22v28q-40 22-66 0t-68 4-66-6z" fill="${light}"/>
    <rect x="334" y="330" width="132" height="84" rx="8" fill="#fffaf0"/>
    <path d="M358 360h84M372 386h56" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>`;
}

function lamp({ main, dark, light }: Coat): string {
  return `${shadow(400, 110)}
    <path d="M316 290h168l92 180H224z" fill="${light}" opacity=".22"/>
    <path d="M400 280v170" stroke="${main}" stroke-width="18"/>
    <rect x="316" y="446" width="168" height="26" rx="13" fill="${dark}"/>
    <path d="M340 118h120l66 172H274z" fill="${light}"/>
    <path d="M340 118h40l-26 172h-80z" fill="#fff" opacity=".35"/>
    <circle cx="400" cy="302" r="15" fill="#fff3cf"/>
    <path d="M452 296v70" stroke="${dark}" stroke-width="6"/><circle cx="452" cy="372" r="9" fill="${dark}"/>`;
}

function leaf(turn: number, fill: string): string {
  return `<path d="M400 316C336 240 344 140 400 96c56 44 64 144 0 220z" fill="${fill}" transform="rotate(${turn} 400 330)"/>`;
}

function plant({ dark, pop, main }: Coat): string {
  return `${shadow(400, 110)}
    ${leaf(-62, '#3f7a58')}${leaf(62, '#3f7a58')}${leaf(-32, '#4f9169')}${leaf(32, '#4f9169')}${leaf(0, '#326448')}
    <path d="M312 340h176l-26 130H338z" fill="${main}"/>
    <rect x="298" y="312" width="204" height="46" rx="12" fill="${dark}"/>
    <circle cx="400" cy="410" r="15" fill="${pop}"/>`;
}

function vase({ main, dark, light, pop }: Coat): string {
  const flower = (x: number, y: number, fill: string) =>
    `<path d="M${x} ${y}Q${(x + 400) / 2 + 20} ${y + 90} 400 300" fill="none" stroke="#4c7a55" stroke-width="9"/>
     <circle cx="${x}" cy="${y}" r="38" fill="${fill}"/><circle cx="${x}" cy="${y}" r="14" fill="${light}"/>`;
  return `${shadow(400, 110)}
    ${flower(308, 158, pop)}${flower(492, 140, pop)}${flower(400, 112, '#e58b8b')}
    <path d="M362 280h76l-4 34c62 26 84 70 72 112-8 30-30 44-62 44h-88c-32 0-54-14-62-44-12-42 10-86 72-112z"
      fill="${main}"/>
    <path d="M330 372c14-22 30-32 52-40" fill="none" stroke="${light}" stroke-width="13" stroke-linecap="round"
      opacity=".7"/>
    <rect x="350" y="264" width="100" height="28" rx="14" fill="${dark}"/>`;
}

function cushion({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 190)}
    <path d="M214 196q186-46 372 0 46 138 0 270-186 30-372 0-46-132 0-270z" fill="${main}"/>
    <path d="M214 196q186-46 372 0L400 330z" fill="${dark}" opacity=".3"/>
    <path d="M250 252q150-34 300 0M236 330q164-24 328 0M250 408q150 26 300 0" fill="none" stroke="${light}"
      stroke-width="14" stroke-linecap="round"/>
    <circle cx="400" cy="330" r="17" fill="${pop}"/>`;
}

function clock({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 140)}
    <path d="M300 410 258 470M500 410l42 60" stroke="${dark}" stroke-width="24" stroke-linecap="round"/>
    <path d="M268 156a58 58 0 0 1 88-38zM532 156a58 58 0 0 0-88-38z" fill="${pop}"/>
    <circle cx="400" cy="294" r="158" fill="${main}"/>
    <circle cx="400" cy="294" r="124" fill="${light}"/>
    <path d="M400 294V208M400 294l58 42" stroke="${dark}" stroke-width="14" stroke-linecap="round"/>
    <path d="M400 184v12M400 392v12M290 294h12M498 294h12" stroke="${dark}" stroke-width="10"/>
    <circle cx="400" cy="294" r="12" fill="${pop}"/>`;
}

export const home = { blanket, candle, lamp, plant, vase, cushion, clock };
