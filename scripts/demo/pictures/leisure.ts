import type { Coat } from './coats.ts';
import { shadow } from './ground.ts';

function books({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 190)}
    <rect x="212" y="408" width="376" height="62" rx="8" fill="#4d4b5c"/>
    <rect x="560" y="416" width="24" height="46" fill="${light}"/>
    <rect x="236" y="346" width="330" height="62" rx="8" fill="#c98f2f"/>
    <rect x="240" y="356" width="24" height="42" fill="${light}"/>
    <g transform="rotate(10 400 240)">
      <rect x="308" y="116" width="190" height="232" rx="10" fill="${main}"/>
      <rect x="308" y="116" width="28" height="232" rx="8" fill="${dark}"/>
      <circle cx="420" cy="206" r="40" fill="${pop}"/>
      <path d="M352 290q34-30 68 0t68 0v30H352z" fill="${light}" opacity=".75"/>
    </g>`;
}

function record({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 220)}
    <circle cx="500" cy="304" r="160" fill="#262229"/>
    <g fill="none" stroke="#4b4550" stroke-width="5">
      <circle cx="500" cy="304" r="128"/><circle cx="500" cy="304" r="98"/>
    </g>
    <circle cx="500" cy="304" r="52" fill="${pop}"/><circle cx="500" cy="304" r="10" fill="#262229"/>
    <rect x="196" y="144" width="318" height="322" rx="8" fill="${light}"/>
    <circle cx="372" cy="270" r="76" fill="${main}"/>
    <path d="M196 376q80-76 160-20t158-16v118q0 8-8 8H204q-8 0-8-8z" fill="${dark}"/>`;
}

function camera({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 200)}
    <path d="M310 194l26-52h128l26 52z" fill="${dark}"/>
    <rect x="204" y="190" width="392" height="278" rx="34" fill="${dark}"/>
    <rect x="204" y="262" width="392" height="140" fill="${main}"/>
    <circle cx="400" cy="330" r="104" fill="#2a2630"/>
    <circle cx="400" cy="330" r="78" fill="#3d4a60"/>
    <circle cx="400" cy="330" r="44" fill="#5a78a0"/>
    <circle cx="378" cy="306" r="16" fill="#fff" opacity=".7"/>
    <rect x="512" y="212" width="54" height="30" rx="8" fill="${light}"/>
    <circle cx="254" cy="228" r="15" fill="${pop}"/>`;
}

function headphones({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 180)}
    <path d="M246 356v-40a154 154 0 0 1 308 0v40" fill="none" stroke="${dark}" stroke-width="28"/>
    <path d="M284 250a130 130 0 0 1 232 0" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"
      opacity=".6"/>
    <rect x="206" y="318" width="92" height="152" rx="40" fill="${main}"/>
    <rect x="502" y="318" width="92" height="152" rx="40" fill="${main}"/>
    <rect x="278" y="336" width="34" height="116" rx="17" fill="${pop}"/>
    <rect x="488" y="336" width="34" height="116" rx="17" fill="${pop}"/>`;
}

function game({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 220)}
    <rect x="196" y="330" width="408" height="138" rx="12" fill="${dark}"/>
    <path d="M226 214h348l30 120H196z" fill="${main}"/>
    <path d="M330 232h140l10 84H320z" fill="${light}"/>
    <path d="M400 244l16 24 28 4-20 20 4 26-28-12-28 12 4-26-20-20 28-4z" fill="${pop}"/>
    <rect x="236" y="376" width="176" height="20" rx="10" fill="${light}" opacity=".7"/>
    <g transform="rotate(-12 560 420)">
      <rect x="516" y="376" width="92" height="92" rx="18" fill="${light}"/>
      <g fill="${dark}"><circle cx="542" cy="402" r="9"/><circle cx="562" cy="422" r="9"/><circle cx="582" cy="442" r="9"/></g>
    </g>`;
}

function blocks({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 210)}
    <rect x="220" y="330" width="140" height="140" rx="14" fill="${pop}"/>
    <circle cx="290" cy="400" r="36" fill="${light}"/>
    <rect x="440" y="330" width="140" height="140" rx="14" fill="#4a8b74"/>
    <path d="M510 362l42 74h-84z" fill="${light}"/>
    <g transform="rotate(-8 400 250)">
      <rect x="330" y="180" width="140" height="140" rx="14" fill="${main}"/>
      <rect x="368" y="218" width="64" height="64" rx="10" fill="${light}"/>
      <path d="M330 306q0 14 14 14h112q14 0 14-14v-8H330z" fill="${dark}" opacity=".5"/>
    </g>`;
}

function guitar({ main, dark, light, pop }: Coat): string {
  return `<ellipse cx="330" cy="478" rx="170" ry="14" opacity=".16"/>
    <g transform="rotate(38 400 320)">
      <rect x="382" y="10" width="36" height="230" fill="${dark}"/>
      <rect x="372" y="-34" width="56" height="66" rx="10" fill="${pop}"/>
      <path d="M400 214c58 0 88 30 82 70-4 24-14 32 2 54 40 60 8 122-84 122s-124-62-84-122c16-22 6-30 2-54-6-40 24-70 82-70z"
        fill="${main}"/>
      <circle cx="400" cy="312" r="36" fill="${dark}"/>
      <rect x="356" y="398" width="88" height="17" rx="7" fill="${dark}"/>
      <path d="M391 10v396M400 10v396M409 10v396" stroke="${light}" stroke-width="3"/>
    </g>`;
}

function train({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 240)}
    <rect x="200" y="330" width="320" height="84" rx="14" fill="${main}"/>
    <rect x="404" y="212" width="132" height="202" rx="14" fill="${dark}"/>
    <rect x="430" y="240" width="80" height="66" rx="8" fill="${light}"/>
    <rect x="390" y="194" width="160" height="28" rx="10" fill="${pop}"/>
    <path d="M252 250h56l-8 80h-40z" fill="${dark}"/><rect x="240" y="232" width="80" height="26" rx="8" fill="${pop}"/>
    <path d="M520 414h70v-34h-54" fill="${pop}"/>
    <g fill="#3a3540"><circle cx="264" cy="426" r="44"/><circle cx="372" cy="426" r="44"/><circle cx="484" cy="426" r="44"/></g>
    <g fill="${light}"><circle cx="264" cy="426" r="17"/><circle cx="372" cy="426" r="17"/><circle cx="484" cy="426" r="17"/></g>`;
}

export const leisure = { books, record, camera, headphones, game, blocks, guitar, train };
