import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Delay in milliseconds between the last typed character and the update of the URL. */
const debounceTimeMs = 300;

interface SearchTextState {
  text: string;
  setText: (text: string) => void;
  /** The search text in the URL, without white space at its start and end. */
  search: string;
}

/**
 * Keeps the search text in the URL parameter `?q=`. Updates the URL a short time after the last typed
 * character.
 */
export function useSearchTextInUrl(): SearchTextState {
  const location = useLocation();
  const query = location.search;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const search = new URLSearchParams(query).get('q')?.trim() ?? '';
  const [text, setText] = useState(search);
  const lastSearch = useRef(search);

  useEffect(() => {
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    const nextSearch = text.trim();
    if (nextSearch === lastSearch.current) return;
    const timer = setTimeout(() => {
      lastSearch.current = nextSearch;
      const params = new URLSearchParams(query);
      if (nextSearch === '') params.delete('q');
      else params.set('q', nextSearch);
      void navigate({ search: params.toString() }, { replace: true, state });
    }, debounceTimeMs);
    return () => clearTimeout(timer);
  }, [text, query, state, navigate]);
  return { text, setText, search };
}
