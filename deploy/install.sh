#!/bin/bash
# Installs or brings up to date everything on one Debian server. As root, from a clone in /opt/helderhuis:
#
#   deploy/install.sh DOMAIN [--company FOLDER] [--certbot EMAIL | --certificates FOLDER] [--postgres]
#
# The first run writes /etc/helderhuis/environment with the hosts of DOMAIN: be., nl., order.be., bestel.nl. and office.; for a
# company with one country DOMAIN itself, order. (bestel. in the Netherlands) and office. From then on that file is what counts:
# change it, run this again, then `helderhuis restart`. A run that finds everything as it should be changes nothing.
#
#   --company FOLDER        has your company; asks who it is if there is no such folder. Without it, it is the sample
#   --certbot EMAIL         fetches a certificate for each host and renews it; ports 80 and 443 have to be reachable
#   --certificates FOLDER   has your own: HOST/fullchain.pem and HOST/privkey.pem
#   --postgres              a PostgreSQL on this machine instead of the SQLite file, in a new installation
set -euo pipefail

cd "$(dirname "$0")/.."
home=/opt/helderhuis
settings=/etc/helderhuis/environment
data=/var/lib/helderhuis
backups=/var/backups/helderhuis

stop() { echo "$1" >&2; exit 1; }
usage() { sed -n '2,15s/^# \{0,1\}//p' "$0" >&2; exit 1; }

domain='' certbot='' certificates='' company='' database=sqlite
while [ $# -gt 0 ]; do
    case "$1" in
        --certbot) certbot=${2-}; [ -n "$certbot" ] || usage; shift ;;
        --company) company=${2-}; [ -n "$company" ] || usage; shift ;;
        --certificates) certificates=${2-}; [ -n "$certificates" ] || usage; shift ;;
        --postgres) database=postgres ;;
        -*) usage ;;
        *) [ -z "$domain" ] || usage; domain=$1 ;;
    esac
    shift
done
[ "$(id -u)" = 0 ] || stop 'Run this as root: sudo deploy/install.sh …'
[ "$PWD" = "$home" ] || stop "Clone into $home and run it there: this is $PWD."
[ -n "$domain" ] || [ -e "$settings" ] || usage
[[ "$domain" =~ ^([a-z0-9-]+(\.[a-z0-9-]+)+)?$ ]] || stop "$domain is no domain, such as company.example."
[[ "$company" =~ ^(/[a-z0-9/._-]+)?$ ]] || stop "$company is no absolute path of small letters, such as $data/company."
[ -z "$certificates" ] || [ -d "$certificates" ] || stop "There is no folder $certificates."

umask 022
# The processes' user reads it, also where it was cloned for root alone.
chmod -R a+rX "$home"
export DEBIAN_FRONTEND=noninteractive npm_config_update_notifier=false
changes=0
say() { echo "$1"; changes=$((changes + 1)); }

# Puts standard input into a file if that has other content. keep FILE MODE OWNER GROUP
keep() {
    local new
    new=$(mktemp)
    cat >"$new"
    if cmp -s "$new" "$1"; then rm "$new"; return 1; fi
    # Never half a file, wherever this is cut off.
    install -D -m "$2" -o "$3" -g "$4" "$new" "$1.new"
    mv "$1.new" "$1"
    rm "$new"
    say "Wrote $1."
}

# Makes a folder. folder PATH MODE OWNER
folder() {
    [ "$(stat -c '%a %U' "$1" 2>/dev/null)" = "$2 $3" ] && return
    install -d -m "$2" -o "$3" -g "$3" "$1"
    say "Made the folder $1."
}

packages() {
    local missing=() name
    for name in "$@"; do
        dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing ${missing[*]}…"
    apt-get -qq update
    # Files of settings that somebody has changed before stay as they are.
    apt-get -qq install -y --no-install-recommends -o Dpkg::Options::=--force-confold "${missing[@]}" >/dev/null
}

# Debian's npm brings 374 packages, which take minutes; this is one file, with its checksum. It runs on Node 18 and later.
npm=10.9.9
npm_sha512=d60fba8cb42f688b81e33c2f1cbef2ad7b977166700ec0ad057f1b6d60ea6ef2524abf673e20c35931cd8305d1dbb8887134d6eefdc0e7b8435bd458bf65b862
get_npm() {
    local file target=/usr/local/lib/node_modules/npm
    say "Installing npm $npm…"
    file=$(mktemp)
    curl -fsSo "$file" "https://registry.npmjs.org/npm/-/npm-$npm.tgz" || stop 'Check that the npm registry can be reached, then run this again.'
    echo "$npm_sha512  $file" | sha512sum --quiet --check || stop 'The npm registry sent another npm than expected: nothing of it was installed.'
    install -d "$target"
    tar -xzf "$file" -C "$target" --strip-components=1 --no-same-owner
    ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
    rm "$file"
}

setting() { sed -n "s/^$1=//p" "$settings" | tail -n 1 | tr -d \"\'; }
host_of() { setting "$1" | sed -E 's|^https?://||; s|[:/].*$||'; }

# --- programs, user, folders ---------------------------------------------------------------------------------------

packages nginx curl ca-certificates openssl
[ -z "$certbot" ] || packages certbot
[ "$database" = sqlite ] || packages postgresql
# Links, codes and certificates need a clock that is right.
[ "$(timedatectl show --property=CanNTP --value 2>/dev/null)" != no ] || packages systemd-timesyncd
# Node 20 can install what the lock file names, the release that everything runs on among it. Debian 12 has Node 18,
# which fetches a newer one.
command -v node >/dev/null || packages nodejs
command -v npm >/dev/null || get_npm
tools=/usr/local/lib/helderhuis
if [ "$(node --version | sed -E 's/^v([0-9]+).*/\1/')" -lt 20 ]; then
    if [ ! -x "$tools/node_modules/.bin/npm" ]; then
        say 'Installing a Node.js that is new enough…'
        npm install --no-audit --no-fund --loglevel=error --prefix "$tools" "node@$(sed -n 's/^    "node": "\(.*\)",$/\1/p' package.json)" npm@11 >/dev/null ||
            stop 'Check that the npm registry can be reached, then run this again.'
    fi
    PATH="$tools/node_modules/.bin:$PATH"
fi

if ! id helderhuis >/dev/null 2>&1; then
    useradd --system --user-group --home-dir "$data" --no-create-home --shell /usr/sbin/nologin helderhuis
    say 'Made the user helderhuis.'
fi
[ -d /etc/helderhuis ] || install -d -m 0750 -o root -g helderhuis /etc/helderhuis
folder "$data" 700 helderhuis
folder "$backups" 700 helderhuis
folder /var/www/certbot 755 root

# --- program -------------------------------------------------------------------------------------------------------

[ -n "$company" ] || [ ! -e "$settings" ] || company=$(setting COMPANY_DIR)
if [ -n "$company" ] && [ ! -e "$company/company.yaml" ]; then
    COMMANDS_RUN_AS='sudo helderhuis' npm run --silent company -- new "$company"
    chown -R helderhuis:helderhuis "$company"
    say "Wrote the company's folder $company."
fi
# Builds only the parts of a build that differ.
built() { sha256sum dist/*/.built 2>/dev/null || true; }
before=$(built)
COMPANY_DIR=$company npm run --silent build
[ "$before" = "$(built)" ] || say 'Built the sites and the office.'
keep /usr/local/bin/helderhuis 755 root root <deploy/helderhuis || true

# The languages of the company's sites: en, nl or both.
languages=$(COMPANY_DIR=$company node_modules/.bin/node --input-type=module -e \
    "console.log(...(await import('./domain/company/company.ts')).servedLanguages)")

# --- settings ------------------------------------------------------------------------------------------------------

make_postgres() {
    local password
    service postgresql status >/dev/null 2>&1 || service postgresql start >/dev/null
    password=$(openssl rand -hex 24)
    # May make databases: a drill restores into a new one. A run that was cut off may have made both. Not as an argument, which
    # every user of the machine can read.
    runuser -u postgres -- psql -q -v ON_ERROR_STOP=1 >/dev/null <<SQL
select 'create role helderhuis' where not exists (select from pg_roles where rolname = 'helderhuis') \gexec
alter role helderhuis login createdb password '$password';
select 'create database helderhuis owner helderhuis' where not exists (select from pg_database where datname = 'helderhuis') \gexec
SQL
    echo "postgres://helderhuis:$password@127.0.0.1/helderhuis"
}

if [ ! -e "$settings" ]; then
    url="sqlite:$data/helderhuis.db" key=''
    if [ "$database" = postgres ]; then
        url=$(make_postgres)
        key="OFFICE_KEY=$(openssl rand -hex 32)"
    fi
    # With one country, its site has the domain itself.
    own=()
    case "$languages" in
        en) own=(-e '/_NL=/d' -e 's#//(order\.)?be\.#//\1#') ;;
        nl) own=(-e '/_EN=/d' -e 's#//(bestel\.)?nl\.#//\1#') ;;
    esac
    [ -z "$company" ] || own+=(-e "\$aCOMPANY_DIR=$company")
    # Mail goes to a folder until its server is entered, and comes from the addresses of the company's folder.
    keep "$settings" 640 root helderhuis < <(
        sed -E "${own[@]}" -e "s|helderhuis\.example$|$domain|; s|^DATABASE_URL=.*|DATABASE_URL=$url|; s|^(SMTP_URL=.*)|# \1|; /^MAIL_(FROM|TO)=/d
            s|^# What access notes are sealed with\..*|$key|" deploy/environment.example
    )
fi

# The hosts of the company's sites and of the office, in the places of those of deploy/nginx; nothing for a site that it does not have.
hosts=() places=()
for name in SITE_ORIGIN_EN SITE_ORIGIN_NL ORDER_ORIGIN_EN ORDER_ORIGIN_NL OFFICE_ORIGIN; do
    host=$(host_of "$name")
    language=${name##*_}
    if [ "$name" != OFFICE_ORIGIN ] && [[ " $languages " != *" ${language,,} "* ]]; then
        [ -z "$host" ] || stop "The company has no site for $name: remove it from $settings."
    else
        [ -n "$host" ] || stop "$settings has no $name."
        hosts+=("$host")
    fi
    places+=("$host")
done

# --- processes and timers ------------------------------------------------------------------------------------------

restart=no
for file in deploy/systemd/*; do
    keep "/etc/systemd/system/${file##*/}" 644 root root <"$file" && restart=yes
done
has_systemd=no
[ -d /run/systemd/system ] && has_systemd=yes
if [ $has_systemd = yes ]; then
    [ $restart = no ] || systemctl daemon-reload
    units=(helderhuis.target)
    started=no
    for unit in helderhuis-en@3000 helderhuis-nl@3001; do
        language=${unit%@*}
        if [[ " $languages " = *" ${language##*-} "* ]]; then units+=("$unit")
        elif systemctl is-enabled -q "$unit" 2>/dev/null; then
            systemctl disable -q --now "$unit"
            say "Stopped $unit: the company has no such site."
        fi
    done
    units+=(helderhuis-office helderhuis-backup.timer helderhuis-drill.timer)
    for unit in "${units[@]}"; do
        systemctl is-enabled -q "$unit" 2>/dev/null && systemctl is-active -q "$unit" && continue
        systemctl enable -q --now "$unit"
        say "Started $unit."
        started=yes
    done
    # Processes that ran before take what is new, one after another.
    [ "$changes" = 0 ] || [ $started = yes ] || helderhuis restart
fi

# --- nginx ---------------------------------------------------------------------------------------------------------

# Has nginx read its files, wherever it runs.
reload() {
    nginx -qt
    if [ $has_systemd = yes ]; then systemctl reload-or-restart nginx
    elif [ -s /run/nginx.pid ]; then nginx -s reload; fi
}

renew=no
for name in site order office tls; do
    keep "/etc/nginx/snippets/helderhuis-$name.conf" 644 root root <"deploy/nginx/helderhuis-$name.conf" && renew=yes
done
# As many connections as a flood may hold and visitors need. Debian has 768 for each core.
if ! grep -q '^worker_rlimit_nofile' /etc/nginx/nginx.conf; then
    sed -i -E 's/^(\s*worker_connections) [0-9]+;/\1 8192;/; 0,/^events/s//worker_rlimit_nofile 20000;\nevents/' /etc/nginx/nginx.conf
    say 'Gave nginx 8,192 connections for each core.'
    renew=yes
fi
keep /etc/nginx/conf.d/helderhuis-processes.conf 644 root root <deploy/nginx/helderhuis-processes.conf && renew=yes
if [ -e /etc/nginx/sites-enabled/default ]; then
    rm /etc/nginx/sites-enabled/default
    say 'Removed the example site of nginx.'
fi

[ -n "$certificates" ] || certificates=/etc/letsencrypt/live
# The last folder that was named counts on, without naming it again.
known=$(sed -n 's|.*ssl_certificate \(.*\)/[^/]*/fullchain\.pem;|\1|p' /etc/nginx/conf.d/helderhuis.conf 2>/dev/null | head -n 1 || true)
[ "$certificates" != /etc/letsencrypt/live ] || [ -n "$certbot" ] || certificates=${known:-$certificates}

examples=(be.helderhuis.example nl.helderhuis.example order.be.helderhuis.example bestel.nl.helderhuis.example office.helderhuis.example)
named=(-e "s|/etc/letsencrypt/live|$certificates|")
absent=none
for index in "${!places[@]}"; do
    # The part before the ending distinguishes names that end alike.
    example="(^|[ /])${examples[$index]//./\\.}"
    if [ -n "${places[$index]}" ]; then named+=(-e "s#$example#\1${places[$index]}#g")
    else
        named+=(-e "/^    server_name .* /s#$example##")
        absent+="|${examples[$index]//./\\.}"
    fi
done
# Since nginx 1.25.1, as on Debian 13, HTTP/2 has a line of its own.
if dpkg --compare-versions "$(nginx -v 2>&1 | sed -E 's|.*/([0-9.]+).*|\1|')" ge 1.25.1; then
    named+=(-e 's/^( *)(listen 443 ssl) http2(.*)/\1\2\3\n\1http2 on;/' -e 's/^( *listen \[::\]:443 ssl) http2/\1/')
fi
# Without the servers of sites that the company does not have: a server is a paragraph of the file.
served() {
    if [ "$absent" = none ]; then cat
    else awk -v RS= -v ORS='\n\n' -v absent="server_name ($absent);" '$0 !~ absent'; fi
}
configuration() { served <deploy/nginx/helderhuis.conf | sed -E "${named[@]}"; }

if [ -n "$certbot" ]; then
    missing=()
    for host in "${hosts[@]}"; do [ -e "$certificates/$host/fullchain.pem" ] || missing+=("$host"); done
    if [ ${#missing[@]} -gt 0 ]; then
        # Port 80 alone, for the authority to look at; later renewals find it there too.
        keep /etc/nginx/conf.d/helderhuis.conf 644 root root < <(configuration | sed '/^# Reject TLS/,$d') || true
        reload
        for host in "${missing[@]}"; do
            certbot certonly -q -n --agree-tos -m "$certbot" --webroot -w /var/www/certbot -d "$host" --deploy-hook 'systemctl reload nginx'
            say "Fetched a certificate for $host."
        done
    fi
fi
lacking=()
for host in "${hosts[@]}"; do [ -e "$certificates/$host/fullchain.pem" ] || lacking+=("$host"); done
if [ ${#lacking[@]} = 0 ]; then
    keep /etc/nginx/conf.d/helderhuis.conf 644 root root < <(configuration) && renew=yes
    [ $renew = no ] || reload
else
    echo "Skipped nginx: $certificates has no certificate of ${lacking[*]}. Name --certbot EMAIL or --certificates FOLDER."
fi

# --- what is left to do --------------------------------------------------------------------------------------------

if [ $has_systemd = no ]; then
    cat <<'TEXT'
Skipped: no systemd runs here. Start the processes by whatever starts yours, each with these words:
  cd /opt/helderhuis
  run() { runuser -u helderhuis -- env NODE_ENV=production HOST=127.0.0.1 "$@" & }
TEXT
    for site in 'en PORT=3000' 'nl PORT=3001'; do
        language=${site% *}
        [[ " $languages " != *" $language "* ]] ||
            echo "  run SITE_LANGUAGE=$site node_modules/.bin/node --env-file=/etc/helderhuis/environment dist/$language/server/main.js"
    done
    cat <<'TEXT'
  run OFFICE_PORT=3004 node_modules/.bin/node --env-file=/etc/helderhuis/environment dist/office/server/office-main.js
  nginx
and have these run every night and every Sunday:
  helderhuis data backup /var/backups/helderhuis/$(date +%FT%H%M%S).db
  helderhuis data drill /var/backups/helderhuis
TEXT
fi
# Prepares the database where no process has done so yet.
people=$(helderhuis office list)
if ! ls "$backups"/*.db >/dev/null 2>&1; then
    helderhuis data backup "$backups/$(date +%FT%H%M%S).db"
    helderhuis data drill "$backups"
    say 'Made the first backup and restored it as a trial.'
fi
if [ "$changes" = 0 ]; then echo 'Everything is as it should be: nothing was changed.'; fi
echo
if ! grep -Eq '  owner +[0-9]' <<<"$people"; then
    echo 'The office has no owner yet. Open this to become it:'
    helderhuis office invite Owner owner
    echo
fi
echo 'What the doctor says (again at any time: sudo helderhuis doctor):'
helderhuis doctor || true
