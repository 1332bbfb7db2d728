import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['André Łukasz', 'andre lukasz'],
  ['Øyvind', 'oyvind'],
  ['ŁUCJA', 'lucja'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['Đặng Ðóra Þór', 'dang dora thor'],
  ['Æsir Œuvre', 'aesir oeuvre'],
  ['ﬁne Ｗｉｄｅ ①', 'fine wide 1'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['Ёлка', 'елка'],
  ['שָׁלוֹם', 'שלום'],
  ['がっこう', 'かっこう'],
  ['कि', 'कि'],
  ['', ''],
])('the folded form of %j is %j', (text, folded) => expect(foldText(text)).toBe(folded));
