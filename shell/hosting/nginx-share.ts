import { shareLink } from '../live/share.ts';
import { groupCookie, groupCount, groupName } from '../live/share-groups.ts';
import { visitsFile } from '../share/visits-file.ts';
import { reportsPath } from '../share/reports-path.ts';
import { caching } from './site-headers.ts';

/** The parts of a site's configuration that give a candidate to a share of the visitors. */
export type NginxShare = {
  /** Before the servers: who is in which group, and what is counted. */
  around: string;
  /** In the site's server: `$site_root` is the folder that answers a visitor, `$page_caching` and `$given_cookie` are headers. */
  choice: string;
  /** Where nothing is found in a candidate that has just been withdrawn, the visitor asks once more. */
  again: string;
  /** Where pages report what failed. */
  reports: string;
};

function groups(): string {
  const named = Array.from({ length: groupCount - 1 }, (_, number) => `  1% ${groupName(number)};\n`);
  return `${named.join('')}  * ${groupName(groupCount - 1)};\n`;
}

/** The variables have names of their own: nginx reads all sites into one table of them. */
export function nginxShare({ host, root }: { host: string; root: string }): NginxShare {
  const share = shareLink(root);
  const { name, seconds } = groupCookie;
  return {
    around: `
# While a candidate is shared ("npm run release -- --share 10"), each visitor belongs to one of a hundred groups: drawn by
# chance, not by address, since many people of a mobile network have the same one. ${share}/07 is there while group 07
# gets the candidate, so a share begins, ends and changes without a reload.
split_clients $request_id $drawn_group {
${groups()}}
map $cookie_${name} $visitor_group {
  "~^(?<kept_group>[0-9][0-9])$" $kept_group;
  default $drawn_group;
}
map $cookie_${name} $group_cookie {
  "~^[0-9][0-9]$" "";
  default "${name}=$drawn_group; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax";
}

# What is counted meanwhile: pages that were sent, by composition, and reported failures. Nothing says whose they are.
map "$server_name $request_method $status $sent_http_cache_control $uri" $is_counted {
  "~^${host.replaceAll('.', '\\.')} GET (?:200|304) private, no-cache /.*\\.html$" 1;
  "~^${host.replaceAll('.', '\\.')} POST 204 private, no-cache ${reportsPath}$" 1;
  default "";
}
log_format counted_visit escape=json '{"composition":"$realpath_root","group":"$cookie_${name}","report":"$request_body"}';
access_log ${visitsFile(root)} counted_visit if=$is_counted;
limit_req_zone $binary_remote_addr zone=failure_reports:1m rate=60r/m;
`,
    choice: `
  set $site_root ${root};
  set $page_caching "${caching.askAgain}";
  set $given_cookie "";
  if (-d ${share}) {
    set $page_caching "${caching.askAgainPrivately}";
    set $given_cookie $group_cookie;
  }
  if (-d ${share}/$visitor_group) {
    set $site_root ${share}/$visitor_group;
  }
  root $site_root;
`,
    again: `    if (!-d $site_root) {
      return 307 $request_uri;
    }
`,
    reports: `
  # Pages report what failed here, if the site's reportUrl says so. The mirror reads what they say, and it is counted.
  location = ${reportsPath} {
    limit_req zone=failure_reports burst=20 nodelay;
    limit_req_log_level info;
    log_not_found off;
    client_max_body_size 8k;
    client_body_buffer_size 8k;
    mirror ${reportsPath}/taken;
    error_page 403 404 405 =204 @reported;
  }
  location = ${reportsPath}/taken {
    internal;
    return 204;
  }
  location @reported {
    add_header cache-control $page_caching always;
    return 204;
  }
`,
  };
}
