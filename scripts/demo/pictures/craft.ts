import type { Coat } from './coats.ts';
import { shadow } from './ground.ts';

function yarn({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 190)}
    <path d="M560 130 340 410M516 110l-96 330" stroke="${light}" stroke-width="15" stroke-linecap="round"/>
    <circle cx="562" cy="126" r="17" fill="${pop}"/><circle cx="518" cy="106" r="17" fill="${pop}"/>
    <circle cx="390" cy="328" r="142" fill="${main}"/>
    <g fill="none" stroke="${dark}" stroke-width="10" stroke-linecap="round">
      <path d="M270 276q110-80 240 24M256 330q120-90 270 30M270 396q70-110 240 10M330 206q-40 120 50 260M420 192q-60 140 60 240"/>
    </g>
    <path d="M490 430q60 54 130 22" fill="none" stroke="${main}" stroke-width="11" stroke-linecap="round"/>`;
}

function paints({ main, dark, light, pop }: Coat): string {
  return `${shadow(390, 220)}
    <path d="M180 372c0-90 100-142 220-142s210 54 210 128c0 50-60 32-96 40s-26 72-114 72c-120 0-220-30-220-98z"
      fill="${light}"/>
    <circle cx="270" cy="356" r="31" fill="${main}"/><circle cx="338" cy="296" r="31" fill="${pop}"/>
    <circle cx="424" cy="282" r="31" fill="#5b8fb9"/><circle cx="506" cy="312" r="31" fill="#6fa06a"/>
    <ellipse cx="352" cy="410" rx="36" ry="22" fill="${dark}" opacity=".35"/>
    <path d="M606 128 470 372" stroke="#c99a63" stroke-width="18" stroke-linecap="round"/>
    <path d="M484 346l-36 66q-10 20 12 14l52-64z" fill="${main}"/>`;
}

function notebook({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 180)}
    <g transform="rotate(-6 400 300)">
      <rect x="256" y="134" width="272" height="334" rx="20" fill="${dark}"/>
      <rect x="270" y="128" width="270" height="330" rx="20" fill="${main}"/>
      <rect x="320" y="184" width="170" height="92" rx="10" fill="${light}"/>
      <path d="M344 216h122M344 244h80" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>
      <path d="M504 128v330" stroke="${pop}" stroke-width="17"/>
    </g>
    <g transform="rotate(24 590 330)">
      <rect x="578" y="190" width="28" height="226" rx="8" fill="${pop}"/>
      <path d="M578 416h28l-14 40z" fill="${dark}"/>
    </g>`;
}

function tools({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 230)}
    <path d="M330 254v-34q0-22 22-22h96q22 0 22 22v34" fill="none" stroke="${dark}" stroke-width="22"/>
    <path d="M286 110h44v150h-44zM306 70q40 0 40 46h-80q0-46 40-46z" fill="#9a8f86"/>
    <path d="M500 90h22v170h-22z" fill="${light}"/><rect x="488" y="150" width="46" height="110" rx="14" fill="${pop}"/>
    <rect x="176" y="250" width="448" height="218" rx="24" fill="${main}"/>
    <path d="M176 330h448" stroke="${dark}" stroke-width="13"/>
    <rect x="352" y="304" width="96" height="58" rx="12" fill="${pop}"/>
    <rect x="388" y="322" width="24" height="24" rx="12" fill="${dark}"/>`;
}

function telescope({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 150)}
    <g fill="${pop}"><circle cx="180" cy="120" r="9"/><circle cx="260" cy="74" r="6"/><circle cx="640" cy="300" r="7"/></g>
    <path d="M400 320 316 470M400 320l84 150M400 320v150" stroke="${dark}" stroke-width="17" stroke-linecap="round"/>
    <g transform="rotate(-28 400 290)">
      <rect x="236" y="250" width="300" height="80" rx="16" fill="${main}"/>
      <rect x="520" y="236" width="90" height="108" rx="18" fill="${dark}"/>
      <rect x="180" y="268" width="64" height="44" rx="10" fill="${dark}"/>
      <path d="M300 250v80M456 250v80" stroke="${light}" stroke-width="13"/>
    </g>
    <circle cx="400" cy="310" r="27" fill="${pop}"/>`;
}

export const craft = { yarn, paints, notebook, tools, telescope };
