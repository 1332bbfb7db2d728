import type { Coat } from './coats.ts';
import { shadow } from './ground.ts';

function scarf({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 190)}
    <path d="M250 232q150-90 300 0 36 66-30 96-120 44-240 0-66-30-30-96z" fill="${main}"/>
    <path d="M306 252q94-44 188 0-94 50-188 0z" fill="${dark}"/>
    <path d="M446 316h104v128H446z" fill="${main}"/>
    <path d="M446 356h104M446 384h104" stroke="${light}" stroke-width="13"/>
    <path d="M446 412h104" stroke="${pop}" stroke-width="13"/>
    <path d="M456 444v28M482 444v28M510 444v28M538 444v28" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>
    <path d="M284 322q90 34 186 8" fill="none" stroke="${light}" stroke-width="11"/>`;
}

function sweater({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 180)}
    <path d="M312 152h176l112 64-34 192h-56v62H290v-62h-56l-34-192z" fill="${main}"/>
    <path d="M290 408V262M510 408V262" stroke="${dark}" stroke-width="9"/>
    <path d="M340 150q60 58 120 0l-12-14h-96z" fill="${dark}"/>
    <path d="M290 290h220v72H290z" fill="${light}"/>
    <path d="M294 344l36-36 36 36 34-36 36 36 36-36 34 36" fill="none" stroke="${pop}" stroke-width="11"/>
    <path d="M290 448h220" stroke="${dark}" stroke-width="20" opacity=".55"/>`;
}

function beanie({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 180)}
    <circle cx="400" cy="150" r="46" fill="${pop}"/>
    <path d="M232 400c0-150 70-222 168-222s168 72 168 222z" fill="${main}"/>
    <path d="M300 214q-30 70-26 170M400 182v200M500 214q30 70 26 170" fill="none" stroke="${dark}" stroke-width="9"
      opacity=".6"/>
    <rect x="212" y="376" width="376" height="94" rx="36" fill="${light}"/>
    <path d="M262 392v62M312 392v62M362 392v62M412 392v62M462 392v62M512 392v62" stroke="${dark}" stroke-width="8"
      opacity=".3"/>`;
}

function watch({ main, dark, light, pop }: Coat): string {
  return `<ellipse cx="400" cy="520" rx="80" ry="13" opacity=".16"/>
    <path d="M346 180l12-110h84l12 110zM346 400l12 110h84l12-110z" fill="${main}"/>
    <path d="M400 78v80M400 424v80" stroke="${dark}" stroke-width="6" stroke-dasharray="14 12"/>
    <rect x="526" y="270" width="30" height="42" rx="8" fill="${dark}"/>
    <circle cx="400" cy="290" r="136" fill="${dark}"/>
    <circle cx="400" cy="290" r="110" fill="${light}"/>
    <path d="M400 290v-72M400 290l46 30" stroke="${dark}" stroke-width="11" stroke-linecap="round"/>
    <path d="M400 194v14M400 372v14M304 290h14M482 290h14" stroke="${dark}" stroke-width="8"/>
    <circle cx="400" cy="290" r="9" fill="${pop}"/>`;
}

function socks({ main, dark, light, pop }: Coat): string {
  const sock = `<path d="M0 0h104v170l90 54q34 34 0 72-30 24-66 6L26 238Q0 220 0 190z" fill="${main}"/>
    <path d="M0 0h104v44H0z" fill="${dark}"/><path d="M0 76h104M0 112h104" stroke="${light}" stroke-width="15"/>
    <path d="M148 196l46 28q34 34 0 72-22 18-46 12-34-50 0-112z" fill="${pop}"/>`;
  return `${shadow(410, 210)}<g transform="translate(220 150)">${sock}</g><g transform="translate(390 150)">${sock}</g>`;
}

function umbrella({ main, dark, light, pop }: Coat): string {
  return `<ellipse cx="430" cy="484" rx="90" ry="13" opacity=".16"/>
    <path d="M400 120v330q0 40 36 40t36-36" fill="none" stroke="${pop}" stroke-width="18" stroke-linecap="round"/>
    <path d="M400 96v30" stroke="${dark}" stroke-width="14" stroke-linecap="round"/>
    <path d="M160 320c0-130 110-204 240-204s240 74 240 204q-40-40-80 0-40-40-80 0-40-40-80 0-40-40-80 0-40-40-80 0-40-40-80 0z"
      fill="${main}"/>
    <path d="M400 116c-60 30-84 110-80 204q40-40 80 0 40-40 80 0c4-94-20-174-80-204z" fill="${light}"/>
    <path d="M400 116v204" stroke="${dark}" stroke-width="5" opacity=".5"/>`;
}

export const wear = { scarf, sweater, beanie, watch, socks, umbrella };
