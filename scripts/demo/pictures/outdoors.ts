import type { Coat } from './coats.ts';
import { shadow } from './ground.ts';

function shoe({ main, light, pop, dark }: Coat): string {
  return `${shadow(400, 230)}
    <path d="M186 298q-4-44 42-42 44 42 96-4 14-12 34 2l108 76q70 20 108 34 30 12 30 50H186z" fill="${main}"/>
    <path d="M186 298q-4-44 42-42 44 42 96-4 14-12 34 2l18 13q-60 66-190 57z" fill="${pop}"/>
    <path d="M378 268l-30 34M412 292l-30 34M446 314l-28 32" stroke="${light}" stroke-width="13" stroke-linecap="round"/>
    <path d="M540 352q-40 6-52 62h116q0-40-30-50z" fill="${dark}" opacity=".45"/>
    <path d="M180 412h428q6 58-30 58H204q-28 0-24-58z" fill="${light}"/>
    <path d="M182 444h424" stroke="${dark}" stroke-width="6" opacity=".35"/>`;
}

function tent({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 260)}
    <circle cx="618" cy="132" r="40" fill="${pop}"/>
    <path d="M400 150 640 468H160z" fill="${main}"/>
    <path d="M400 150 640 468H470z" fill="${dark}"/>
    <path d="M400 214q14 130 70 254H330q56-124 70-254z" fill="${light}"/>
    <path d="M400 214q6 130 20 254h50q-56-124-70-254z" fill="${dark}" opacity=".35"/>
    <path d="M400 150l-14-30M400 150l14-30" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>`;
}

function backpack({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 160)}
    <path d="M350 162v-22q0-30 50-30t50 30v22" fill="none" stroke="${dark}" stroke-width="18"/>
    <rect x="238" y="290" width="324" height="156" rx="36" fill="${dark}"/>
    <path d="M276 250c0-66 50-98 124-98s124 32 124 98v176q0 44-44 44H320q-44 0-44-44z" fill="${main}"/>
    <rect x="308" y="330" width="184" height="112" rx="22" fill="${dark}" opacity=".6"/>
    <path d="M326 366h148" stroke="${light}" stroke-width="9" stroke-linecap="round"/>
    <path d="M276 262q124 52 248 0v-18H276z" fill="${dark}" opacity=".45"/>
    <rect x="374" y="262" width="52" height="42" rx="9" fill="${pop}"/>`;
}

function bottle({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 90)}
    <rect x="362" y="112" width="76" height="60" rx="14" fill="${dark}"/>
    <path d="M372 112v-10q0-20 28-20t28 20v10" fill="none" stroke="${dark}" stroke-width="12"/>
    <path d="M356 168h88q42 28 42 76v186q0 40-40 40h-92q-40 0-40-40V244q0-48 42-76z" fill="${main}"/>
    <path d="M314 300h172v70H314z" fill="${light}"/>
    <path d="M400 312l18 22-18 24-18-24z" fill="${pop}"/>
    <path d="M342 244v180" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".4"/>`;
}

function lantern({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 130)}
    <path d="M304 210c0-136 192-136 192 0" fill="none" stroke="${dark}" stroke-width="12"/>
    <path d="M352 148h96l22 52H330z" fill="${main}"/>
    <rect x="318" y="196" width="164" height="28" rx="12" fill="${dark}"/>
    <path d="M332 224h136q22 94 0 186H332q-22-92 0-186z" fill="${light}" opacity=".85"/>
    <path d="M400 268q36 50 16 80t-34 0 18-80z" fill="${pop}"/>
    <path d="M366 224v186M434 224v186" stroke="${dark}" stroke-width="6"/>
    <rect x="304" y="404" width="192" height="66" rx="18" fill="${main}"/>`;
}

function bicycle({ main, dark, light, pop }: Coat): string {
  return `${shadow(400, 250)}
    <g fill="none" stroke="${dark}" stroke-width="14">
      <circle cx="254" cy="370" r="98"/><circle cx="546" cy="370" r="98"/>
    </g>
    <g fill="none" stroke="${light}" stroke-width="3">
      <path d="M254 282v176M166 370h176M546 282v176M458 370h176"/>
    </g>
    <path d="M254 370l76-134h164l-96 134zM330 236l68 134M494 236l52 134M486 202l8 34" fill="none" stroke="${main}"
      stroke-width="16" stroke-linejoin="round"/>
    <path d="M322 222l-10-26M280 192h70" stroke="${dark}" stroke-width="15" stroke-linecap="round"/>
    <path d="M486 202l-14-24h52" fill="none" stroke="${dark}" stroke-width="13" stroke-linecap="round"/>
    <circle cx="398" cy="370" r="25" fill="${pop}"/>`;
}

export const outdoors = { shoe, tent, backpack, bottle, lantern, bicycle };
