import type { KeyObject } from 'node:crypto';
import { calls } from '@wishwell/contract/calls.ts';
import { getTranslator } from '@wishwell/text/translate.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { chooseLocale } from '../http/content-negotiation.ts';
import { createDisconnectSignal } from '../http/disconnect-signal.ts';
import { createChatPreviewImageUrl } from '../images/url-signature.ts';
import { addUseToHourlyQuotaOrThrow } from '../limits/hourly-quotas.ts';
import type { LinkPreviewService } from './previews.ts';

interface PreviewRouteDependencies {
  db: Database;
  config: Config;
  previews: LinkPreviewService;
  signingKey: KeyObject;
}

export function registerPreviewRoutes(
  route: RegisterRoute,
  { db, config, previews, signingKey }: PreviewRouteDependencies,
): void {
  route(calls.previewItem, async ({ user, body, request, reply }) => {
    await addUseToHourlyQuotaOrThrow(db, config.rates, 'linkPreview', user.id);
    const { reading, image } = await previews.preview(
      new URL(body.url),
      user.id,
      createDisconnectSignal(request, reply),
    );
    const { fields, sources, problem } = reading;
    const translate = getTranslator(chooseLocale(request.headers['accept-language']));
    return {
      fields: {
        ...fields,
        image_url: image ? createChatPreviewImageUrl(signingKey, image.key, user.id, new Date()) : null,
      },
      sources: image ? { ...sources, image_url: image.source } : sources,
      problem,
      message: problem && translate(`preview.${problem}`),
    };
  });
}
